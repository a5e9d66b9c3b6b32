import { faultsOf, ratiosOf, summarize, type Round } from './compare.ts';
import { momentsOf, PEAK, peakRate } from './day.ts';
import { planDay } from './plan.ts';
import { replay } from './replay.ts';
import { zipfRanks } from './zipf.ts';
import { seeded } from '../../../servers/testing/crash/random.ts';

const day = { plays: 2400, speed: 1000, slices: 6, albums: 500, tracksOfAlbum: 10, listeners: 300, exponent: 1 };

describe('Zipf', () => {
  it('draws each rank as often as its law says', () => {
    const rankOf = zipfRanks(4, 1);
    const seen = [0, 0, 0, 0];
    const draws = 25_000;
    for (let draw = 0; draw < draws; draw += 1) seen[rankOf(draw / draws) - 1]! += 1;
    expect(seen.map((count) => (count / draws) * (1 + 1 / 2 + 1 / 3 + 1 / 4))).toEqual(
      [1, 1 / 2, 1 / 3, 1 / 4].map((part) => expect.closeTo(part, 3)),
    );
    expect([rankOf(0), rankOf(0.999_999)]).toEqual([1, 4]);
  });

  it('gives the first of a million albums 7 %, and the first thousand half', () => {
    const rankOf = zipfRanks(1_000_000, 1);
    const last = (wanted: number) => {
      let [low, high] = [0, 1];
      for (let step = 0; step < 40; step += 1) {
        const middle = (low + high) / 2;
        if (rankOf(middle) <= wanted) low = middle;
        else high = middle;
      }
      return low;
    };
    expect(last(1)).toBeCloseTo(0.07, 2);
    expect(last(1000)).toBeCloseTo(0.52, 2);
  });
});

describe('a day of plays', () => {
  it('has its moments in order, within the day, and most of them in the evening', () => {
    const moments = momentsOf(24_000, 100);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.length).toBe(24_000);
    expect(moments.at(-1)).toBeLessThan(864_000);
    const inHour = (hour: number) => moments.filter((at) => Math.floor(at / 36_000) === hour).length;
    expect(inHour(18) / 1000).toBeCloseTo(PEAK, 1);
    expect(inHour(18)).toBeGreaterThan(5 * inHour(3));
  });

  it('has 50 million plays at 579 a second, and 936 at the peak', () => {
    expect(50e6 / 86_400).toBeCloseTo(578.7, 1);
    expect(Math.round(peakRate(50e6))).toBe(936);
  });

  it('is cut into slices that begin at 0, and no listener plays a track twice', () => {
    const slices = planDay(day, seeded(1).next);
    expect(slices.flat().length).toBe(2400);
    for (const slice of slices) {
      expect(slice.every(({ atMs }) => atMs >= 0 && atMs <= 14_400)).toBe(true);
      expect(slice.map(({ atMs }) => atMs)).toEqual(slice.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    }
    const known = slices.flat().filter(({ listener }) => listener !== null);
    expect(new Set(known.map(({ listener, album, track }) => `${listener} ${album} ${track}`)).size).toBe(known.length);
    expect(known.length / 2400).toBeCloseTo(0.7, 1);
    expect(known.every(({ album, track, listener }) => album <= 500 && track <= 10 && listener! <= 300)).toBe(true);
  });

  it('is refused when people and albums are too few', () => {
    expect(() => planDay({ ...day, albums: 1, listeners: 2 }, seeded(1).next)).toThrow('raise --scale');
  });
});

describe('a replay', () => {
  const at = (...moments: number[]) => moments.map((atMs) => ({ atMs, listener: 1, album: 1, track: 1 }));

  it('sends no play before it is due, and does not wait for the answer of an earlier one', async () => {
    const startedAt = performance.now();
    const sent: number[] = [];
    let free = () => undefined as void;
    const first = new Promise<void>((resolve) => (free = resolve));
    const { times, counted } = await replay(at(0, 20, 40), async () => {
      sent.push(performance.now() - startedAt);
      if (sent.length === 1) await first;
      if (sent.length === 3) free();
      return sent.length !== 2;
    });
    expect(sent.every((ms, index) => ms >= index * 20)).toBe(true);
    expect(times[0]).toBeGreaterThanOrEqual(39.9);
    expect([times.length, counted]).toEqual([3, 2]);
  });

  it('counts the time from the moment at which a play was due', async () => {
    const { times } = await replay(at(0, 0), async () => {
      for (const end = performance.now() + 5; performance.now() < end;);
      return true;
    });
    expect(times[1]).toBeGreaterThanOrEqual(9.9);
  });
});

describe('a comparison', () => {
  const round = (ms: number, refreshMs: number): Round => ({
    times: Array.from({ length: 100 }, (_, call) => ms + (call === 99 ? 90 : 0)),
    counted: 98,
    tookMs: 1000,
    refreshMs,
  });
  const empty = [round(10, 30), round(20, 30), round(30, 30)];

  it('is of rounds that were side by side, and one slow round decides nothing', () => {
    const filled = [round(11, 33), round(60, 90), round(33, 33)];
    expect(ratiosOf(empty, filled)).toEqual({ call: expect.closeTo(1.1), refresh: expect.closeTo(1.1) });
    expect(faultsOf(empty, filled)).toEqual([]);
  });

  it('names what costs more, unless the difference is noise', () => {
    expect(faultsOf(empty, [round(20, 930), round(40, 930), round(60, 930)])).toEqual([
      'A play takes 2.00 times as long.',
      'Popularity takes 31.00 times as long.',
    ]);
    expect(faultsOf([round(0.5, 0.05)], [round(1.5, 1.6)])).toEqual([]);
  });

  it('sums up calls, plays a second and percentiles', () => {
    expect(summarize(empty)).toEqual({ calls: 300, counted: 294, perSecond: 100, p50: 20, p95: 20, refreshMs: 30 });
  });
});
