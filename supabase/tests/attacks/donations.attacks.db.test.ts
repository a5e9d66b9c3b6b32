import { randomUUID } from 'node:crypto';
import { artistShareCents } from '@fairtone/domain';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, payAt, refusal, setting } from '../../functions/_testing/calls';
import { sql } from '../support/backend.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { moneyOf } from './moneyOf.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
let seller: Person;
let buyer: Person;
beforeEach(async () => {
  [seller, buyer] = [await artist(), await listener()];
});

type Split = { cents: number; artist: number; platform: number; rest: number };
class RollBack extends Error {
  constructor(readonly booked: Split[]) {
    super();
  }
}

/** The bookings for months of these amounts, by the function that books every sale. Rolled back afterwards. */
async function booked(amounts: number[]): Promise<Split[]> {
  try {
    await sql().begin(async (database) => {
      const [{ id }] =
        (await database`insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents)
        values (${buyer.id}, ${seller.id}, 'Lena', 'Ada', 100) returning id`) as unknown as [{ id: string }];
      await database`insert into public.donation_payments (donation_id, artist_id, provider_invoice_id, amount_cents, state, paid_at)
        select ${id}, ${seller.id}, 'in_split_' || cents, cents, 'sold', now() from unnest(${amounts}::int[]) as cents`;
      await database`select private.book_line(null, id, artist_id, amount_cents) from public.donation_payments where donation_id = ${id}`;
      // The checks at the end look up each row: with plans for empty tables they would scan all rows each time.
      await database`analyze public.ledger_entries, public.donation_payments`;
      await database`set constraints all immediate`;
      const rows = await database<Split[]>`select paid.amount_cents as cents,
          coalesce(sum(entry.amount_cents) filter (where entry.account = 'artist'), 0)::int as artist,
          coalesce(sum(entry.amount_cents) filter (where entry.account = 'platform'), 0)::int as platform,
          sum(entry.amount_cents)::int as rest
        from public.donation_payments as paid join public.ledger_entries as entry on entry.donation_payment_id = paid.id
        where paid.donation_id = ${id} group by paid.id order by paid.amount_cents`;
      throw new RollBack([...rows]);
    });
  } catch (error) {
    if (error instanceof RollBack) return error.booked;
    throw error;
  }
  return [];
}

describe('31: donations', () => {
  const give = async (artistId: unknown, amountCents: unknown, who: Person | null = buyer) =>
    call('create-donation', { artistId, amountCents }, who);

  test('31: of 99 cents, of no amount, to oneself, to a listener are refused, and nothing is started', async () => {
    const NONSENSE = [99, 0, -1, -100, 100.5, 1_000_001, 1e300, '500', null, [500], { cents: 500 }, true, undefined];
    for (const amount of NONSENSE) expect([amount, (await give(seller.id, amount)).status]).toEqual([amount, 400]);
    expect(refusal(await give(seller.id, 99))).toEqual([400, 'donation_too_small']);
    expect(refusal(await give(seller.id, 500, seller))).toEqual([409, 'own_support']);
    expect(refusal(await give((await listener()).id, 500))).toEqual([404, 'artist_not_found']);
    expect(refusal(await give(buyer.id, 500))).toEqual([409, 'own_support']);
    expect(refusal(await give(randomUUID(), 500))).toEqual([404, 'artist_not_found']);
    expect(refusal(await give("'; drop table donations", 500))).toEqual([400, 'invalid_request']);
    expect(refusal(await give(seller.id, 500, null))).toEqual([401, 'login_required']);
    expect(await moneyOf(seller)).toMatchObject({ donations: [], balanceCents: 0 });
    expect(await moneyOf(buyer)).toMatchObject({ donations: [] });
  });

  test('31: 100 cents to another artist are booked once they are paid, and split like a sale', async () => {
    const { status, body } = await give(seller.id, 100);
    expect(status).toBe(200);
    const page = `${setting('FAIRTONE_TEST_PAYMENTS_URL')}/pay/intent/${String(body.clientSecret)}`;
    expect(await payAt(page, { cardNumber: '4000 0000 0000 0002' })).toBe(402);
    expect(await moneyOf(seller)).toMatchObject({ donations: [{ state: 'incomplete' }], balanceCents: 0 });
    expect(await payAt(page)).toBe(200);
    expect(await payAt(page)).toBe(200);
    await eventually(async () =>
      expect(await moneyOf(seller)).toMatchObject({
        donations: [{ state: 'active', amount_cents: 100 }],
        balanceCents: 85,
      }),
    );
  });

  test('31: can be changed only by the giver, and not to less than 100 cents', async () => {
    const { body } = await give(seller.id, 500);
    await payAt(`${setting('FAIRTONE_TEST_PAYMENTS_URL')}/pay/intent/${String(body.clientSecret)}`);
    await eventually(async () => expect((await moneyOf(seller)).donations).toMatchObject([{ state: 'active' }]));
    const change = (changes: object, who: Person | null) =>
      call('manage-donation', { donationId: body.donationId, ...changes }, who);
    for (const who of [seller, await listener()]) {
      expect(refusal(await change({ amountCents: 900 }, who))).toEqual([404, 'donation_not_found']);
      expect(refusal(await change({ cancelAtPeriodEnd: true }, who))).toEqual([404, 'donation_not_found']);
    }
    expect((await change({ amountCents: 900 }, null)).status).toBe(401);
    for (const amountCents of [99, 0, -500, 100.5]) expect((await change({ amountCents }, buyer)).status).toBe(400);
    expect((await moneyOf(seller)).donations).toMatchObject([{ state: 'active', amount_cents: 500 }]);
  });
});

describe('32: the split', () => {
  test('32: of every amount from 1 to 10 000 cents sums to the whole, 85 % rounded down to the artist', async () => {
    const shares = await sql()<{ cents: number; share: number }[]>`
      select cents, public.artist_share_cents(cents) as share from generate_series(1, 10000) as cents`;
    expect(shares).toHaveLength(10_000);
    const isFair = (cents: number, share: number) =>
      share === Math.floor((cents * 85) / 100) && share === artistShareCents(cents);
    expect(shares.filter(({ cents, share }) => !isFair(cents, share))).toEqual([]);
    // Amounts that are booked with this share: every one up to five dollars, and the last ones below a hundred.
    const amounts = Array.from({ length: 10_000 }, (_, index) => index + 1).filter(
      (cents) => cents <= 500 || cents > 9_900,
    );
    const rows = await booked(amounts);
    expect(rows.map(({ cents }) => cents)).toEqual(amounts);
    const wrong = rows.filter(
      ({ cents, artist: share, platform, rest }) => share + platform !== cents || rest !== 0 || !isFair(cents, share),
    );
    expect(wrong).toEqual([]);
  }, 120_000);
});
