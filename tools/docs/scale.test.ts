import { readFileSync } from 'node:fs';
import { peakRate, PEAK } from '../bench/plays/day.ts';

const page = readFileSync('docs/scale.md', 'utf8').replaceAll(/(\d) (?=\d{3}\b)/g, '$1');
const migration = (name: string) => readFileSync(`supabase/migrations/20260101${name}.sql`, 'utf8');
const find = (text: string, pattern: RegExp) => Number((pattern.exec(text) ?? [])[1]);
const DAY_S = 86_400;
const PLAYS = 50e6;

/** Whether the page has this whole number, however its digits are grouped. */
const saysNumber = (value: number) => expect(page).toMatch(new RegExp(`(?<![\\d.])${Math.round(value)}(?![\\d.]*\\d)`));

describe('docs/scale.md', () => {
  it('has the rates of the replayed day', () => {
    expect(page).toContain(`${PEAK.toFixed(2)} times the mean`);
    saysNumber(peakRate(PLAYS));
    saysNumber(2 * peakRate(PLAYS));
    saysNumber(peakRate(5e6));
  });

  it('has the limit of popularity that the migration and the schedule set', () => {
    const batch = find(migration('001150_popularity'), /order by created_at offset (\d+) limit 1/);
    const minutes = find(migration('002300_schedules'), /'refresh-lists', '\*\/(\d+) \* \* \* \*'/);
    expect(minutes).toBe(10);
    expect(page).toContain(`${batch} plays in ten minutes: ${Math.floor(batch / (minutes * 60))} a second`);
    expect(page).toContain(`${((batch * 6 * 24) / 1e6).toFixed(1)} million a day`);
    saysNumber(batch / 60);
  });

  it('has the limit of mail that the function sets', () => {
    const handler = readFileSync('supabase/functions/send-emails/handler.ts', 'utf8');
    const batch = find(handler, /const BATCH = (\d+);/);
    const workS = find(handler, /const WORK_MS = (\d+)_000;/);
    expect([batch, page]).toEqual([
      10,
      expect.stringContaining(`${workS} seconds of each minute, ten e-mails at once`),
    ]);
    saysNumber(((workS * batch) / 0.5) * 60 * 24);
  });

  it('has the prices of a million plays, and of a day', () => {
    const gigabytes = (1e6 * 210 * 128_000) / 8 / 1e9;
    saysNumber(gigabytes);
    expect(page).toContain(`$${(gigabytes * 0.09).toFixed(2)}`);
    saysNumber(50 * gigabytes * 0.09);
    const [, disk, cost] = /for a year \| ([\d.]+) GB.*\| \$([\d.]+) \|/.exec(page) ?? [];
    const bytes = find(page, /(\d+) bytes a play with indexes/);
    expect(Number(disk)).toBeCloseTo((bytes * 1e6) / 1e9, 2);
    expect(Number(cost)).toBeCloseTo(Number(disk) * 0.125 * 12, 1);
    expect(find(page, /\(M\): ([\d.]+) GB a day/)).toBeCloseTo((bytes * PLAYS) / 1e9, 0);
  });

  it('names the tables and indexes that the migrations have', () => {
    const listening = migration('001100_listening');
    for (const name of ['plays_once_a_half_hour', 'guest_listens', 'count_plays', 'refresh_popularity'])
      expect([page, listening]).toEqual([expect.stringContaining(name), expect.stringContaining(name)]);
    expect(migration('001700_ledger')).toContain('unique index ledger_movement_once');
    expect(page).toContain('ledger_movement_once');
    expect(DAY_S * peakRate(PLAYS)).toBeCloseTo(PLAYS * PEAK, 0);
  });
});
