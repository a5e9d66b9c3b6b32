import * as z from 'zod/mini';

const albumId = z.uuid();

/**
 * Facts that happened, sent to the present subscribers. Names are past tense and start with their domain. What a later
 * subscriber needs is state in the store instead.
 */
export const eventSchemas = {
  'cart/itemAdded': z.object({ albumId, priceCents: z.int() }),
  'cart/itemRemoved': z.object({ albumId }),
  'session/signedIn': z.object({ userId: z.uuid() }),
  'session/signedOut': z.object({}),
  'player/trackStarted': z.object({ trackId: z.uuid(), albumId: z.uuid() }),
  'player/playbackFailed': z.object({ trackId: z.uuid() }),
  'order/paid': z.object({ orderId: z.uuid() }),
  'album/published': z.object({ albumId }),
  'remote/failed': z.object({ remote: z.string(), version: z.string(), reason: z.string() }),
} as const;

/** @open A minor version may add events. */
export type EventName = keyof typeof eventSchemas;
export type EventPayload<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
