import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('kind', [
  /** A new tab asks for the state of the playing tab. */
  z.object({ kind: z.literal('hello') }),
  /**
   * The playing tab sends its changes, or everything after a hello. `since`: when it took over playback, in ms since
   * 1970.
   */
  z.object({ kind: z.literal('state'), since: z.number(), state: z.record(z.string(), z.unknown()) }),
  /** Another tab sends an action to the playing tab. */
  z.object({
    kind: z.literal('action'),
    action: z.object({ type: z.string(), payload: z.unknown(), meta: z.unknown() }),
  }),
]);
/** Messages between tabs of one browser. */
export type TabMessage = z.infer<typeof messageSchema>;

export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(handler: (message: TabMessage) => void): void;
  close(): void;
}

/** Uses the browser's BroadcastChannel. Messages of another release that this one does not support are ignored. */
export function createTabChannel(): TabChannel {
  const channel = new BroadcastChannel('fairtone.player');
  return {
    post: (message) => channel.postMessage(message),
    onMessage(handler) {
      channel.onmessage = ({ data }) => {
        const { data: message } = messageSchema.safeParse(data);
        if (message) handler(message);
      };
    },
    close: () => channel.close(),
  };
}
