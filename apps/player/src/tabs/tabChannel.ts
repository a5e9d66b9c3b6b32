import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('kind', [
  /** A tab opened and asks what plays. */
  z.object({ kind: z.literal('hello') }),
  /** The playing tab, since that time (milliseconds since 1970), sends what changed; after a hello it sends everything. */
  z.object({ kind: z.literal('state'), since: z.number(), state: z.record(z.string(), z.unknown()) }),
  /** Another tab asks the one with the sound to do something. */
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

/** By the browser's BroadcastChannel; a tab of another release that says what this one does not understand is not heard. */
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
