import type { RemoteDefinition } from '@fairtone/contracts';

type Stop = () => void;

export interface Background {
  add: (stop: Stop) => void;
  /** The remote, whose `start` adds what it leaves running. */
  withStart: (remote: RemoteDefinition) => RemoteDefinition;
  /** Stops everything once. */
  end: () => void;
}

/** What runs in the background of a page. The page can end while it is shown: then all of this must end with it. */
export function createBackground(): Background {
  const stops: Stop[] = [];
  const add = (stop: Stop) => void stops.push(stop);
  return {
    add,
    withStart(remote) {
      const { start } = remote;
      if (!start) return remote;
      return {
        ...remote,
        start: async () => {
          const started = await start();
          return {
            start: (host) => {
              const stop = started.start(host);
              add(stop);
              return stop;
            },
          };
        },
      };
    },
    end() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
