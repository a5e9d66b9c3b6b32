/** @jest-environment node */
import type Stripe from 'stripe';
import { openSession } from './checkoutSession';
import type { Order } from './order';

const order: Order = {
  id: '4e7d3c1a-0000-4000-8000-000000000001',
  state: 'pending',
  total_cents: 900,
  email: 'buyer@example.com',
  url: null,
  created_at: '2026-11-25T10:00:00.250+00:00',
  items: [
    {
      album_id: '4e7d3c1a-0000-4000-8000-000000000002',
      album_title: 'Night Walks',
      artist_name: 'Ada',
      amount_cents: 900,
      cover_image: '/covers/1.jpg',
    },
  ],
};

/** The parameters and options with which a session is requested at this time. */
async function requested(at: string, item: Partial<Order['items'][number]> = {}) {
  jest.setSystemTime(new Date(at));
  const create = jest.fn().mockResolvedValue({});
  const stripe = { checkout: { sessions: { create } } } as unknown as Stripe;
  await openSession(stripe, { ...order, items: [{ ...order.items[0]!, ...item }] }, 'pl');
  return create.mock.calls[0] as [Stripe.Checkout.SessionCreateParams, Stripe.RequestOptions];
}

const lineNameOf = ([{ line_items: lines }]: Awaited<ReturnType<typeof requested>>) =>
  lines?.[0]?.price_data?.product_data?.name ?? '';

describe('the payment page of an order', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const env: Record<string, string> = { SITE_URL: 'https://shop.test' };
    Object.assign(globalThis, { Deno: { env: { get: (name: string) => env[name] } } });
  });
  afterEach(() => jest.useRealTimers());

  it('is requested with the same parameters and key however late the call is repeated', async () => {
    const first = await requested('2026-11-25T10:00:01Z');
    expect(await requested('2026-11-25T10:14:59Z')).toEqual(first);
    expect(first[1]).toEqual({ idempotencyKey: order.id });
  });

  it('stays open longer than the shortest time that Stripe takes, for every order that may still get a page', async () => {
    const [{ expires_at: expiresAt }] = await requested('2026-11-25T10:15:00Z');
    expect(expiresAt! - Date.now() / 1000).toBeGreaterThan(30 * 60);
  });

  it('names album and artist, cut where Stripe would refuse the line', async () => {
    expect(lineNameOf(await requested(order.created_at))).toBe('Night Walks · Ada');
    const long = lineNameOf(
      await requested(order.created_at, { album_title: 'T'.repeat(200), artist_name: 'A'.repeat(100) }),
    );
    expect(long).toBe(`${'T'.repeat(200)} · ${'A'.repeat(46)}…`);
    expect(long).toHaveLength(250);
  });

  it('never cuts a name within a character', async () => {
    const name = lineNameOf(await requested(order.created_at, { album_title: '🎧'.repeat(200), artist_name: 'Ada' }));
    expect(name.length).toBeLessThanOrEqual(250);
    expect(name).toBe(`${'🎧'.repeat(124)}…`);
  });
});
