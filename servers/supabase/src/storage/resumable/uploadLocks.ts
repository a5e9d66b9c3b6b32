/** Runs work on one upload at a time. Whoever comes asks the one before to let go first. */
export type UploadLocks = {
  hold: <Result>(id: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
};

/**
 * A line that broke may look open to the server for minutes, while its sender is back already and wants to go on. So the
 * newer request wins, and the older one ends where it is.
 */
export function createUploadLocks(): UploadLocks {
  const held = new Map<string, { letGo: AbortController; isOver: Promise<unknown> }>();
  return {
    hold: async (id, work) => {
      for (let before = held.get(id); before; before = held.get(id)) {
        before.letGo.abort();
        await before.isOver;
      }
      const letGo = new AbortController();
      const result = work(letGo.signal).finally(() => held.delete(id));
      held.set(id, { letGo, isOver: result.catch(() => undefined) });
      return result;
    },
  };
}
