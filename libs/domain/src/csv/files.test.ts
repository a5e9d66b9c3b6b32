/** @jest-environment node */
import { dollars } from './csvFile';
import { salesRows } from './salesFile';
import { statementRows } from './statementFile';

const words = {
  column: (name: string) => `<${name}>`,
  kind: (kind: string) => `<${kind}>`,
  state: (state: string) => state,
};

describe('the file of sales', () => {
  const sale = {
    ...{ id: 's1', kind: 'sale', title: 'Salt', state: 'refunded', sold_at: '2026-01-31T23:30:00Z' },
    ...{ amount_cents: 800, refunded_cents: 800, share_cents: 0 },
  };

  it('shows what is left of each sale, in the artist’s time zone', () => {
    expect(salesRows([sale], words, 'Europe/Warsaw')).toEqual([
      ['<date>', '<kind>', '<title>', '<price>', '<refunded>', '<share>', '<state>', '<id>'],
      ['2026-02-01 00:30', '<sale>', 'Salt', dollars(800), dollars(800), dollars(0), 'refunded', 's1'],
    ]);
    expect(salesRows([sale], words, 'America/New_York')[1]![0]).toBe('2026-01-31 18:30');
  });
});

describe('the statement of a payout', () => {
  const lines = [
    ['2026-01-02T23:30:00Z', 'artist_share', 'Salt', 800, 680],
    ['2026-01-03T10:00:00Z', 'payout_returned', null, null, 500],
  ].map(([booked_at, kind, title, gross_cents, amount_cents]) => ({
    booked_at: String(booked_at),
    kind: String(kind),
    title: title as string | null,
    gross_cents: gross_cents as number | null,
    amount_cents: Number(amount_cents),
  }));
  const head = { ...words, title: 'Statement', period: 'Period', amount: 'Paid' };

  it('shows its period in the artist’s time zone, its amount, and the album of each line', () => {
    const payout = { amount_cents: 1180, from: '2026-01-02T23:30:00Z', to: '2026-01-03T10:00:00Z' };
    expect(statementRows(payout, lines, head, 'Europe/Warsaw')).toEqual([
      ['Statement'],
      ['Period', '2026-01-03', '2026-01-03'],
      ['Paid', dollars(1180)],
      [],
      ['<date>', '<movement>', '<title>', '<price>', '<amount>'],
      ['2026-01-03 00:30', '<artist_share>', 'Salt', dollars(800), dollars(680)],
      ['2026-01-03 11:00', '<payout_returned>', null, null, dollars(500)],
    ]);
  });

  it('leaves the period out where it is not known', () => {
    const rows = statementRows({ amount_cents: 0, from: null, to: null }, [], head, 'UTC');
    expect(rows.map(([first]) => first)).toEqual(['Statement', 'Paid', undefined, '<date>']);
  });
});
