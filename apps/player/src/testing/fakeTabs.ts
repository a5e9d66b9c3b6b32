import type { SoundLock } from '../tabs/soundLock.ts';
import type { TabChannel, TabMessage } from '../tabs/tabChannel.ts';

interface Holder {
  onLost: () => void;
}

/** Fake tabs of one browser: channels and a lock that several stores of a test share. */
export function createFakeTabs() {
  const handlers = new Set<(message: TabMessage) => void>();
  let holder: Holder | null = null;
  let waiting: { me: Holder; onTurn: () => void }[] = [];

  function handOver() {
    const next = waiting.shift();
    holder = next?.me ?? null;
    next?.onTurn();
  }

  const openChannel = (): TabChannel => {
    let own: ((message: TabMessage) => void) | null = null;
    return {
      post(message) {
        for (const handler of handlers) if (handler !== own) handler(structuredClone(message));
      },
      onMessage(handler) {
        own = handler;
        handlers.add(handler);
      },
      close: () => void (own && handlers.delete(own)),
    };
  };

  const openLock = (): SoundLock => {
    let me: Holder | null = null;
    const release = () => {
      waiting = waiting.filter((one) => one.me !== me);
      if (holder && holder === me) handOver();
      me = null;
    };
    return {
      release,
      ifTaken: (onTaken) => void (holder && onTaken()),
      seize(onLost) {
        release();
        me = { onLost };
        const before = holder;
        holder = me;
        before?.onLost();
      },
      awaitTurn(onTurn, onLost) {
        release();
        me = { onLost };
        waiting.push({ me, onTurn });
        if (!holder) handOver();
      },
    };
  };
  return { openChannel, openLock };
}
