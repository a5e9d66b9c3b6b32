import { call, provider } from '../../../functions/_testing/calls';
import { sql } from '../../support/backend';
import { done } from '../../support/outcomes';
import { balanceOf, customersCents, type Model, owns } from './model';
import type { Shop } from './shop';

async function expectBooksBalance(): Promise<void> {
  const lopsided = await sql()`
    select movement_id, sum(amount_cents) from public.ledger_entries group by movement_id having sum(amount_cents) <> 0`;
  expect(lopsided).toEqual([]);
  expect(await sql()`select coalesce(sum(amount_cents), 0)::int as total from public.ledger_entries`).toEqual([
    { total: 0 },
  ]);
}

async function balances({ artists }: Shop) {
  return Promise.all(
    artists.map(async ({ rest }) => {
      const rows = await done(rest.from('artist_balance').select('balance_cents, payable_cents'));
      return { balance: rows[0]?.balance_cents ?? 0, payable: rows[0]?.payable_cents ?? 0 };
    }),
  );
}

async function customers({ artists }: Shop): Promise<number> {
  const ids = artists.map(({ id }) => id);
  const rows = await sql()<{ total: number }[]>`
    select coalesce(sum(amount_cents), 0)::int as total from public.ledger_entries where account = 'customer' and (artist_id = any (${ids})
      or order_id in (select order_id from public.order_items where artist_id = any (${ids}))
      or donation_payment_id in (select id from public.donation_payments where artist_id = any (${ids})))`;
  return rows[0]!.total;
}

/** Who may download, as buyer × album. A free album may be downloaded by everyone. */
async function downloads({ buyers, albums }: Shop): Promise<boolean[][]> {
  const ask = async (buyer: Shop['buyers'][number], albumId: string) =>
    (await call('request-download', { albumId, format: 'original' }, buyer)).status === 200;
  return Promise.all(buyers.map((buyer) => Promise.all(albums.map(({ id }) => ask(buyer, id)))));
}

/** Checks the whole ledger, each movement, each artist's balance, payable amounts, and who may download what. */
export async function expectAsModelled(model: Model, shop: Shop): Promise<void> {
  await expectBooksBalance();
  expect(await balances(shop)).toEqual(shop.artists.map((_artist, index) => balanceOf(model, index)));
  expect(await customers(shop)).toBe(customersCents(model));
  expect(await downloads(shop)).toEqual(
    shop.buyers.map((_buyer, buyer) => shop.albums.map(({ price }, album) => price === 0 || owns(model, buyer, album))),
  );
}

/** The provider's transfers equal the model's payouts: none twice, none missing. */
export async function expectTransfers(model: Model, shop: Shop): Promise<void> {
  const sent = await Promise.all(
    shop.accounts.map(async (destination) =>
      (await provider().transfers.list({ destination, limit: 100 })).data.map(({ amount }) => amount).sort(),
    ),
  );
  const paid = shop.artists.map((_artist, index) =>
    model.payouts
      .filter(({ artist }) => artist === index)
      .map(({ cents }) => cents)
      .sort(),
  );
  expect(sent).toEqual(paid);
}
