import type { EventBus } from './host.ts';
import type { EventName, EventPayload } from './events.ts';
import type { Equal, Expect } from './typeTesting.ts';

export type Payloads = [
  Expect<Equal<EventPayload<'cart/itemAdded'>, { albumId: string; priceCents: number }>>,
  Expect<Equal<EventPayload<'order/paid'>, { orderId: string }>>,
  Expect<Equal<EventPayload<'session/signedOut'>, Record<string, never>>>,
  Expect<Equal<EventPayload<'remote/failed'>, { remote: string; version: string; reason: string }>>,
];

/** Never called: the compiler is the test. */
export function busIsTyped(bus: EventBus, anyName: EventName) {
  bus.emit('order/paid', { orderId: 'a' });
  // @ts-expect-error -- a payload lacks its field
  bus.emit('cart/itemAdded', { albumId: 'a' });
  // @ts-expect-error -- a field of another event
  bus.emit('order/paid', { albumId: 'a' });
  // @ts-expect-error -- there is no such event
  bus.emit('order/payed', { orderId: 'a' });
  const stop: () => void = bus.on('player/trackStarted', ({ trackId, albumId }) => [trackId.length, albumId.length]);
  // @ts-expect-error -- the event has no such field
  bus.on('album/published', ({ trackId }) => trackId);
  bus.onAny((name, payload) => {
    const known: EventName = name;
    // @ts-expect-error -- unknown until it is parsed
    return [known, payload.albumId];
  });
  return [stop, anyName];
}
