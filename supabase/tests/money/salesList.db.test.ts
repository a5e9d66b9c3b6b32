import { randomUUID } from 'node:crypto';
import { sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener } from '../support/people.ts';
import { buy, release } from '../support/releases.ts';

describe('The list of an artist’s sales', () => {
  test('pages without a gap or a repeat, also when sales have the same time, and sums to the ledger', async () => {
    const ada = await artist('Ada');
    const albums = await Promise.all([350, 361, 372, 383, 999].map((price) => release(ada, { price })));
    for (const album of albums) await buy(await listener(), album);
    // Three sales at the same moment: only the id orders them.
    await sql()`update public.order_items set sold_at = '2026-01-05T12:00:00Z'
      where album_id = any (${albums.slice(0, 3).map(({ id }) => id)})`;
    await buy(await listener(), await release(await artist('Bela'), { price: 5000 }));

    const listed: { id: string; sold_at: string; amount_cents: number; share_cents: number }[] = [];
    for (let last: (typeof listed)[number] | undefined; ;) {
      const before = last && { before_time: last.sold_at, before_id: last.id };
      const page = await done(ada.rest.rpc('artist_sales', { page_size: 2, ...before }));
      expect(page.length).toBeLessThanOrEqual(2);
      if (page.length === 0) break;
      listed.push(...(page as typeof listed));
      last = listed.at(-1);
      expect(listed.length).toBeLessThanOrEqual(5);
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(5);
    expect(listed.map(({ amount_cents }) => amount_cents).sort((one, other) => one - other)).toEqual([
      350, 361, 372, 383, 999,
    ]);
    const moments = listed.map(({ sold_at }) => Date.parse(sold_at));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));

    const { earned_cents } = await done(
      ada.rest.from('artist_balance').select('earned_cents').eq('artist_id', ada.id).single(),
    );
    expect(listed.reduce((sum, { share_cents }) => sum + share_cents, 0)).toBe(earned_cents);
    expect(await done(ada.rest.rpc('artist_sales', { before_time: '2020-01-01', before_id: randomUUID() }))).toEqual(
      [],
    );
  });
});
