/** Serialises work on each upload. A new request asks the running one to stop first. */
export type UploadLocks = {
  hold: <Result>(id: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
};

/**
 * A broken connection may look open to the server for minutes, while the client has already reconnected. So the
 * newer request wins, and the older one stops at its current offset.
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
