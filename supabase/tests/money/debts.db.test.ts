import { guest, sql } from '../support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { ageSales, startPayoutMonth } from '../support/time.ts';
import { sell } from './news/providerEvents.ts';

const payOut = async (who: Person) => {
  await ageSales(8, [who.id]);
  await startPayoutMonth([who.id]);
  const [row] = await sql()<{ id: string | null }[]>`
    select private.open_payout(${who.id}, date_trunc('month', now())::date) as id`;
  return row!.id;
};
const balanceOf = async (who: Person) =>
  (await done(who.rest.from('artist_balance').select('balance_cents').single())).balance_cents;
const debtsOf = async (who: Person) =>
  (await done(who.rest.rpc('artist_debts'))).map(({ kind, title, amount_cents }) => [kind, title, amount_cents]);

test('debts of an artist list the refunds and disputes after the payout, until the next payout settles them', async () => {
  const [ada, bela] = await Promise.all([artist('Ada'), artist('Bela')]);
  const albums = await Promise.all(['Salt', 'Tides', 'Rain'].map((title) => release(ada, { title, price: 2000 })));
  const sold = [];
  for (const { id } of albums) sold.push(await sell(await listener(), [id]));
  expect(await payOut(ada)).not.toBeNull();
  expect([await balanceOf(ada), await debtsOf(ada)]).toEqual([0, []]);

  await sold[0]!.payment.refundedInAll(2000);
  await sold[1]!.payment.dispute('needs_response', 2000);
  // Sold and refunded before any payout: nothing is owed for it.
  const fresh = await sell(await listener(), [albums[2]!.id]);
  await fresh.payment.refundedInAll(2000);
  expect(await balanceOf(ada)).toBe(-3400);
  expect((await debtsOf(ada)).sort()).toEqual([
    ['dispute', 'Tides', -1700],
    ['refund', 'Salt', -1700],
  ]);

  await sold[1]!.payment.dispute('won', 2000);
  expect(await debtsOf(ada)).toEqual([['refund', 'Salt', -1700]]);
  expect(await debtsOf(bela)).toEqual([]);
  expect(await refusalOf(guest().rpc('artist_debts'))).toMatch(NOT_GRANTED);

  for (const { id } of albums.slice(0, 2)) await sell(await listener(), [id]);
  const payout = await payOut(ada);
  const lines = await done(ada.rest.rpc('payout_lines', { payout_id: payout! }));
  expect(lines.filter(({ kind }) => kind === 'refund').map(({ title, amount_cents }) => [title, amount_cents])).toEqual(
    expect.arrayContaining([['Salt', -1700]]),
  );
  expect([await balanceOf(ada), await debtsOf(ada)]).toEqual([0, []]);
  expect(await done(bela.rest.rpc('payout_lines', { payout_id: payout! }))).toEqual([]);
});

test('ledger and payout have the album’s title at the sale, and another artist cannot read them', async () => {
  const [ada, bela] = await Promise.all([artist('Ada'), artist('Bela')]);
  const album = await release(ada, { title: 'Salt', price: 2000 });
  await sell(await listener(), [album.id]);
  await done(ada.rest.from('albums').update({ title: 'Pepper' }).eq('id', album.id).select());
  const ledgerAs = async (who: Person) =>
    done(
      who.rest
        .from('ledger_entries')
        .select('kind, order_items(album_title), donation_payments(donations(giver_name))')
        .eq('artist_id', ada.id)
        .eq('account', 'artist'),
    );
  expect(await ledgerAs(ada)).toEqual([
    { kind: 'artist_share', order_items: { album_title: 'Salt' }, donation_payments: null },
  ]);
  expect(await ledgerAs(bela)).toEqual([]);
  const payout = await payOut(ada);
  const lines = await done(ada.rest.rpc('payout_lines', { payout_id: payout! }));
  expect(lines).toMatchObject([{ title: 'Salt', gross_cents: 2000, amount_cents: 1700 }]);
  const [statement] = await done(ada.rest.from('payouts').select('statement').eq('id', payout!));
  expect(statement).toMatchObject({ statement: { from: expect.any(String), to: expect.any(String) } });
  expect(await done(bela.rest.from('payouts').select('statement').eq('id', payout!))).toEqual([]);
});
