import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, draft, release, refundAll } from '../support/releases.ts';
import { ageSales } from '../support/time.ts';

let ada: Person;
let lena: Person;

beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener()];
});

describe('money tables', () => {
  const row = { user_id: '', album_id: '', album_title: 'Forged', artist_name: 'Eve', amount_cents: 0 };

  test('refuse inserts from listener, artist or guest', async () => {
    const album = await release(ada);
    for (const { rest, id } of [lena, ada, { rest: guest(), id: lena.id }]) {
      const attempts = [
        rest.from('purchases').insert({ ...row, user_id: id, album_id: album.id }),
        rest.from('orders').insert({ user_id: id, total_cents: 0, state: 'paid', paid_at: '2026-01-01' }),
        rest
          .from('order_items')
          .insert({ order_id: album.id, album_title: 'x', artist_name: 'x', amount_cents: 0, pricing: 'free' }),
        rest
          .from('ledger_entries')
          .insert({ movement_id: id, account: 'artist', artist_id: ada.id, kind: 'artist_share', amount_cents: 100 }),
        rest.from('payment_events').insert({ id: 'evt_forged', type: 'x' }),
        rest.from('plays').insert({ track_id: album.trackId, album_id: album.id, artist_id: ada.id }),
        rest.from('notifications').insert({ user_id: ada.id, kind: 'sale' }),
      ];
      for (const attempt of attempts) expect(await refusalOf(attempt)).toMatch(NOT_GRANTED);
    }
  });

  test('refuse updates and deletes from their owner', async () => {
    const order = await buy(lena, await release(ada));
    const attempts = [
      lena.rest.from('orders').update({ state: 'refunded' }).eq('id', order.id),
      lena.rest.from('purchases').update({ revoked_at: null }).eq('user_id', lena.id),
      lena.rest.from('purchases').delete().eq('user_id', lena.id),
      ada.rest.from('ledger_entries').update({ amount_cents: 1 }).eq('artist_id', ada.id),
      ada.rest.from('ledger_entries').delete().eq('artist_id', ada.id),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toMatch(NOT_GRANTED);
  });

  test('show purchases to their buyer, ledger lines to their artist, events to nobody', async () => {
    const [buyer, eve] = [await listener(), await listener()];
    const order = await buy(buyer, await release(ada));
    const items = order.items.map(({ id }) => id);
    const lines = async (who: Person) =>
      (await done(who.rest.from('ledger_entries').select('id').in('order_item_id', items))).length;
    const purchases = async (who: Person) =>
      (await done(who.rest.from('purchases').select('id').in('order_item_id', items))).length;
    expect([await purchases(buyer), await purchases(eve), await purchases(ada)]).toEqual([1, 0, 0]);
    expect([await lines(ada), await lines(buyer), await lines(eve)]).toEqual([3, 0, 0]);
    expect(await done(eve.rest.from('artist_balance').select())).toEqual([]);
    for (const table of ['purchases', 'ledger_entries', 'payment_events'] as const) {
      expect(await refusalOf(guest().from(table).select())).toMatch(NOT_GRANTED);
    }
    expect(await refusalOf(guest().from('artist_balance').select())).toMatch(NOT_GRANTED);
    expect(await refusalOf(buyer.rest.from('payment_events').select())).toMatch(NOT_GRANTED);
  });

  test('cannot be read by embedding them into public rows', async () => {
    const album = await release(ada);
    await buy(lena, album);
    const eve = await listener();
    const query = eve.rest.from('albums').select('purchases(id), order_items(id)').eq('id', album.id).single();
    expect(await done(query)).toEqual({ purchases: [], order_items: [] });
    expect(await refusalOf(guest().from('albums').select('purchases(id)'))).toMatch(NOT_GRANTED);
  });
});

test('a sale stays in the ledger, without a name, after the buyer deletes the account', async () => {
  const buyer = await listener();
  const order = await buy(buyer, await release(ada));
  await sql()`delete from auth.users where id = ${buyer.id}`;
  const item = order.items[0]!.id;
  const kept = server().from('purchases').select('user_id, amount_cents').eq('order_item_id', item).single();
  expect(await done(kept)).toEqual({ user_id: null, amount_cents: 1000 });
  expect(await done(server().from('ledger_entries').select('id').eq('order_item_id', item))).toHaveLength(3);
  expect(await done(server().from('profiles').select('id').eq('id', buyer.id))).toEqual([]);
});

describe('the ledger', () => {
  test('is never changed, not even by the database owner', async () => {
    await buy(lena, await release(ada));
    await expect(sql()`update public.ledger_entries set amount_cents = 1`).rejects.toThrow('ledger_is_append_only');
    await expect(sql()`delete from public.ledger_entries`).rejects.toThrow('ledger_is_append_only');
    await expect(sql()`truncate public.ledger_entries cascade`).rejects.toThrow('ledger_is_append_only');
  });

  test('refuses rows of the edge functions’ role: only SQL functions book, in whole movements', async () => {
    const row = { movement_id: randomUUID(), account: 'platform', kind: 'refund', amount_cents: -1 } as const;
    expect(await refusalOf(server().from('ledger_entries').insert(row))).toMatch(NOT_GRANTED);
  });

  const book = (rows: object[]) => sql()`insert into public.ledger_entries ${sql()(rows as never)}`;

  test('refuses a movement whose rows do not sum to zero', async () => {
    const lopsided = { movement_id: randomUUID(), account: 'platform', kind: 'refund', amount_cents: -1 };
    await expect(book([lopsided])).rejects.toThrow('ledger_unbalanced');
    await book([lopsided, { ...lopsided, account: 'customer', amount_cents: 1 }]);
  });

  test('refuses to refund or book the same sale twice, by any function', async () => {
    const order = await buy(lena, await release(ada));
    const booking = (cents: number, kind: string) => {
      const line = { order_item_id: order.items[0]!.id, artist_id: ada.id, movement_id: randomUUID(), kind };
      return book([
        { ...line, account: 'customer', amount_cents: cents },
        { ...line, account: 'platform', amount_cents: -cents },
      ]);
    };
    await expect(booking(-1000, 'sale')).rejects.toThrow('ledger_double_booking');
    await booking(1000, 'refund');
    await expect(booking(1000, 'refund')).rejects.toThrow('ledger_double_booking');
  });

  test('gives the artist floor(85 %) of every amount from 1 to 10 000 cents', async () => {
    const shares = await sql()<{ cents: number; share: number }[]>`
      select cents, public.artist_share_cents(cents) as share from generate_series(1, 10000) as cents`;
    expect(shares.filter(({ cents, share }) => share !== Math.floor((cents * 85) / 100))).toEqual([]);
  });

  test('makes a sale payable after seven days', async () => {
    const seller = await artist();
    const order = await buy(lena, await release(seller, { price: 1000 }));
    const balance = () => done(seller.rest.from('artist_balance').select('balance_cents, payable_cents').single());
    expect(await balance()).toEqual({ balance_cents: 850, payable_cents: 0 });
    await ageSales(6, [seller.id]);
    expect(await balance()).toEqual({ balance_cents: 850, payable_cents: 0 });
    await ageSales(1, [seller.id]);
    expect(await balance()).toEqual({ balance_cents: 850, payable_cents: 850 });
    expect(order.state).toBe('paid');
  });
});

describe('a free album', () => {
  test('is added to the collection of a listener once', async () => {
    const buyer = await listener();
    const album = await release(ada, { price: 0 });
    const first = await done(buyer.rest.rpc('grant_free_album', { album_id: album.id }));
    const again = await done(buyer.rest.rpc('grant_free_album', { album_id: album.id }));
    expect(first).toMatchObject({ album_id: album.id, amount_cents: 0, order_item_id: null });
    expect(again.id).toBe(first.id);
  });

  test('may be a name-your-price album from 0', async () => {
    const album = await release(ada, { price: null, minimum_price: 0 });
    expect(await done((await listener()).rest.rpc('grant_free_album', { album_id: album.id }))).toMatchObject({
      amount_cents: 0,
    });
  });

  test('cannot be one with a price, a draft, or the user’s own', async () => {
    const refusal = async (who: Person, album_id: string) => refusalOf(who.rest.rpc('grant_free_album', { album_id }));
    expect(await refusal(lena, (await release(ada, { price: 99 })).id)).toBe('not_free');
    expect(await refusal(lena, (await release(ada, { price: null, minimum_price: 50 })).id)).toBe('not_free');
    expect(await refusal(lena, (await draft(ada, { price: 0 })).id)).toBe('album_not_found');
    expect(await refusal(ada, (await release(ada, { price: 0 })).id)).toBe('own_album');
    expect(
      await refusalOf(guest().rpc('grant_free_album', { album_id: (await release(ada, { price: 0 })).id })),
    ).toMatch(NOT_GRANTED);
  });
});

describe('downloading', () => {
  const may = (album_id: string, user_id?: string) => done(server().rpc('can_download', { album_id, user_id }));

  test('a priced album is allowed for its artist and its buyers, until a refund', async () => {
    const album = await release(ada);
    const buyer = await listener();
    const order = await buy(buyer, album);
    expect(await may(album.id, ada.id)).toBe(true);
    expect(await may(album.id, buyer.id)).toBe(true);
    expect(await may(album.id, lena.id)).toBe(false);
    expect(await may(album.id)).toBe(false);
    await refundAll(order);
    expect(await may(album.id, buyer.id)).toBe(false);
  });

  test('a free public album is allowed for everybody, a free draft for its artist', async () => {
    expect(await may((await release(ada, { price: 0 })).id)).toBe(true);
    expect(await may((await draft(ada, { price: 0 })).id)).toBe(false);
    expect(await may((await release(ada, { price: null, minimum_price: 0 })).id)).toBe(false);
  });

  test('rights cannot be queried by browsers, because they reveal what a person bought', async () => {
    const album_id = (await release(ada)).id;
    expect(await refusalOf(ada.rest.rpc('can_download', { user_id: lena.id, album_id }))).toMatch(NOT_GRANTED);
  });
});
