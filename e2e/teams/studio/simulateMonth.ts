import type { Album } from '../../support/albums';
import { callFunction } from '../../support/callFunction';
import { order, pay } from '../../support/orders';
import type { Person } from '../../support/people';
import type { ShopClock } from '../../support/shopClock';
import type { Product } from '../../support/startProduct';
import { waitForRow } from '../../support/waitForRow';

/** Slightly more than half of a test song, in ms. */
const HEARD_MS = 10_500;
const DAYS = 30;
const REFUND_DAY = 20;

export interface MonthSetup {
  product: Product;
  clock: ShopClock;
  artist: Person;
  albums: Album[];
  listeners: Person[];
}

/** Every listener starts every album once; a start token may later be used on each day to report half a track as heard. */
async function startListening({ product, albums, listeners }: MonthSetup) {
  const starts = await Promise.all(
    listeners.flatMap((listener) =>
      albums.map(async ({ tracks: [track] }) => {
        const trackId = track!.id;
        const { startToken } = await callFunction<{ startToken: string }>(
          product,
          'record-play',
          { trackId, heardMs: 0 },
          listener,
        );
        return { listener, body: { trackId, heardMs: HEARD_MS, startToken } };
      }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
  return starts;
}

/** Pairs of buyer and album without a purchase, in an order that mixes both. */
function* unboughtAlbums({ albums, listeners }: MonthSetup) {
  for (const round of albums.keys()) {
    for (const [index, buyer] of listeners.entries()) yield { buyer, album: albums[(index + round) % albums.length]! };
  }
}

/** Noon of a simulated day, counted from the fifth of next month, so that the thirty days contain the first of a month. */
function simulatedDay(day: number): Date {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 5 + day, 12));
}

/**
 * Simulates thirty days of plays, followers, sales, one refund, and payouts on the first of a month: each through the
 * function that visitors or the schedule call, each payment through the provider and its signed webhook.
 */
export async function simulateMonth(market: MonthSetup): Promise<void> {
  const plays = await startListening(market);
  const sales = unboughtAlbums(market);
  for (let day = 0; day < DAYS; day += 1) {
    await market.clock.setTo(simulatedDay(day));
    if (simulatedDay(day).getUTCDate() === 1) await callFunction(market.product, 'run-payouts', {}, 'clock');
    await playAndFollow(market, plays, day);
    for (let count = (day * 7) % 3; count > 0; count -= 1) await sell(market, sales, 350 + day * 11);
    if (day === REFUND_DAY) await refundNewestSale(market);
  }
  await callFunction(market.product, 'refresh-lists', {}, 'clock');
}

/** Pays out on the first of the following month everything that has become payable. */
export async function runFinalPayout({ product, clock }: MonthSetup): Promise<void> {
  const last = simulatedDay(DAYS - 1);
  await clock.setTo(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1, 6)));
  await callFunction(product, 'run-payouts', {}, 'clock');
}

async function playAndFollow(
  { product, artist, listeners }: MonthSetup,
  plays: Awaited<ReturnType<typeof startListening>>,
  day: number,
): Promise<void> {
  await Promise.all(
    plays
      .filter((_, index) => (index + day) % 5 < day % 4)
      .map(({ listener, body }) => callFunction(product, 'record-play', body, listener)),
  );
  const fan = listeners[day];
  if (fan) await fan.rest.from('user_follows').insert({ follower_id: fan.id, following_id: artist.id });
}

async function sell(
  { product }: MonthSetup,
  sales: ReturnType<typeof unboughtAlbums>,
  amountCents: number,
): Promise<void> {
  const sale = sales.next();
  if (sale.done) throw new Error('Everybody has everything: this month needs more listeners.');
  const { buyer, album } = sale.value;
  await pay(product, buyer, await order(product, buyer, [{ album, amountCents }]));
}

/** The artist refunds their newest sale; waits for the provider's webhook. */
async function refundNewestSale({ product, artist }: MonthSetup): Promise<void> {
  const find = () =>
    product.ask(
      (sql) => sql<{ id: string; state: string }[]>`select id, state from order_items
        where artist_id = ${artist.id} and sold_at is not null and amount_cents > 0 order by sold_at desc limit 1`,
    );
  const [newest] = await find();
  await callFunction(product, 'refund-sale', { orderItemId: newest!.id }, artist);
  await waitForRow(
    product,
    (sql) => sql`select 1 from order_items where id = ${newest!.id} and state = 'refunded'`,
    'The sale was given back at the provider, but not in the shop.',
  );
}
