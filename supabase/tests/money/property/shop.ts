import { connect } from '../../../functions/_testing/artists';
import { call, control, provider } from '../../../functions/_testing/calls';
import { recordedAlbum } from '../../../functions/_testing/recordings';
import { artist, listener, type Person } from '../../support/people';

export interface Shop {
  artists: Person[];
  /** Each artist's connected account. */
  accounts: string[];
  buyers: Person[];
  albums: { id: string; artist: number; price: number | null }[];
}

async function publicAlbum(owner: Person, price: number | null) {
  const { id } = await recordedAlbum(owner, { price, ...(price === null && { minimum_price: 0 }) });
  const { status, body } = await call('publish-album', { albumId: id }, owner);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}

const WARES: [artist: number, price: number | null][] = [
  [0, 999],
  [0, null],
  [1, 2501],
  [1, 0],
];

/** Two connected artists, two listeners and four new albums. */
export async function newShop(): Promise<Shop> {
  await control('webhooks/release', '{}');
  const [artists, buyers] = await Promise.all([
    Promise.all([artist('Ada'), artist('Bela')]),
    Promise.all([listener('Lena'), listener('Luca')]),
  ]);
  const accounts = await Promise.all(artists.map(connect));
  const albums = await Promise.all(
    WARES.map(async ([maker, price]) => ({ id: await publicAlbum(artists[maker]!, price), artist: maker, price })),
  );
  return { artists, accounts, buyers, albums };
}

/** The payment intent of an order's payment page. */
export async function intentOfPage(url: string): Promise<string> {
  const session = await provider().checkout.sessions.retrieve(new URL(url).pathname.split('/').at(-1) as string);
  return session.payment_intent as string;
}

/** The newest invoice of a subscription, and its payment. */
export async function newestInvoice(subscription: string): Promise<{ invoice: string; intent: string }> {
  const { latest_invoice: latest } = await provider().subscriptions.retrieve(subscription);
  const id = typeof latest === 'string' ? latest : (latest?.id ?? '');
  const { payments } = await provider().invoices.retrieve(id, { expand: ['payments'] });
  return { invoice: id, intent: payments?.data[0]?.payment.payment_intent as string };
}
