import { useCallback, useEffect, useRef, useState } from 'react';

export type LockState = 'asking' | 'mine' | 'elsewhere';

/**
 * Lets one tab at a time edit a draft. Other tabs wait until that tab is closed or left; `takeOver` takes the lock at once. Browsers
 * without Web Locks let every tab edit.
 */
export function useDraftLock(key: string) {
  const name = `fairtone-studio:${key}`;
  const [state, setState] = useState<LockState>('asking');
  /** Read at the moment of writing: a tab that lost the draft must not write any more, rendered or not. */
  const isMine = useRef(false);
  const claim = useRef<(how: 'ask' | 'steal') => void>(() => undefined);

  useEffect(() => {
    const locks = (navigator as Partial<Navigator>).locks;
    const leaving = new AbortController();
    let release: () => void = () => undefined;

    function change(next: LockState) {
      if (leaving.signal.aborted) return;
      isMine.current = next === 'mine';
      setState(next);
    }
    const hold = () => {
      change('mine');
      return new Promise<void>((resolve) => {
        release = resolve;
        if (leaving.signal.aborted) resolve();
      });
    };
    // Ends when another tab takes the draft over: then this one waits again.
    const lost = () => {
      change('elsewhere');
      if (!leaving.signal.aborted) wait();
    };
    const wait = () => void locks?.request(name, { signal: leaving.signal }, hold).catch(lost);

    claim.current = (how) => {
      if (!locks) return change('mine');
      if (how === 'steal') return void locks.request(name, { steal: true }, hold).catch(lost);
      void locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock) return hold();
          change('elsewhere');
          wait();
          return undefined;
        })
        .catch(lost);
    };
    claim.current('ask');
    return () => {
      // Still writable: the form's last word is written while it is taken down.
      leaving.abort();
      release();
    };
  }, [name]);

  return {
    state,
    takeOver: useCallback(() => claim.current('steal'), []),
    canWrite: useCallback(() => isMine.current, []),
  };
}
