import { useCallback, useEffect, useRef, useState } from 'react';

export type LockState = 'asking' | 'mine' | 'elsewhere';

/**
 * Lets one tab at a time edit a draft. Other tabs wait until that tab is closed or left; `takeOver` takes the lock at once. Browsers
 * without Web Locks let every tab edit.
 */
export function useDraftLock(key: string) {
  const name = `fairtone-studio:${key}`;
  const [state, setState] = useState<LockState>('asking');
  /** A ref, because a tab that lost the lock must not write any more, even before it renders again. */
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
    // Runs when another tab takes the lock: this tab then waits for it.
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
      // `isMine` stays true, because the form stores its last changes while it unmounts.
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
