// npm run bench:plays -- [--scale 0.01] [--plays 4000] [--speed 1000] [--rows 1000000] [--rounds 5] [--data folder]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../../../servers/testing/crash/random.ts';
import { sizesAt } from '../data/sizes.ts';
import { faultsOf, MOST_TIMES, ratiosOf, summarize, type Round } from './compare.ts';
import { peakRate } from './day.ts';
import { planDay, type Play } from './plan.ts';
import { replay } from './replay.ts';
import { openShop, type Shop } from './shop.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.01' },
    plays: { type: 'string', default: '4000' },
    speed: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    data: { type: 'string' },
  },
});
const [plays, speed, rows, rounds] = [values.plays, values.speed, values.rows, values.rounds].map(Number) as [
  number,
  number,
  number,
  number,
];
const sizes = sizesAt(Number(values.scale));
const shops: Shop[] = [];

try {
  // A table without a row has no statistics: Postgres would plan for it as for a new one.
  for (const [name, count] of [['empty', 0] as const, ['filled', rows] as const])
    shops.push(await openShop(values.data && join(values.data, name), { ...sizes, plays: count }));
  process.exitCode = (await bench(shops[0]!, shops[1]!)) ? 0 : 1;
} finally {
  for (const shop of shops) await shop.stop();
}

/** @returns whether plays cost the same in both */
async function bench(empty: Shop, filled: Shop): Promise<boolean> {
  const day = { plays, speed, slices: rounds + 1, albums: empty.albums, tracksOfAlbum: 10, exponent: 1 };
  const slices = planDay({ ...day, listeners: sizes.listeners }, seeded(1).next);
  const sides = [];
  for (const shop of [empty, filled])
    sides.push({ shop, before: await shop.plays(), count: await shop.counter(slices.flat()), rounds: [] as Round[] });
  console.log(
    `\nA day of ${plays} plays at ${speed} times its speed: ${(peakRate(plays) * speed).toFixed(1)} plays a second in its busiest hour`,
  );
  for (const [index, slice] of slices.entries()) {
    // Who begins alternates, so that other work of the machine affects both alike. The first slice warms both up.
    for (const side of index % 2 ? sides : sides.toReversed()) {
      const round = await play(side, slice);
      if (index > 0) side.rounds.push(round);
    }
  }
  const [small, large] = sides as [(typeof sides)[0], (typeof sides)[0]];
  console.table(sides.map(({ before, rounds: all }) => ({ 'rows of plays': before, ...summarize(all) })));
  const bytes = Math.round((await filled.bytes()) / (await filled.plays()));
  console.log(
    `On disk: ${bytes} bytes a play, with counters and indexes, at ${Math.round((await filled.plays()) / sizes.listeners)} plays a listener.`,
  );
  const ratios = ratiosOf(small.rounds, large.rounds);
  console.log(
    `A play: ${ratios.call.toFixed(2)} times (allowed: ${MOST_TIMES.play}); popularity: ${ratios.refresh.toFixed(1)} times (allowed: ${MOST_TIMES.popularity}).`,
  );
  const faults = faultsOf(small.rounds, large.rounds);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

async function play(
  { shop, count }: { shop: Shop; count: (play: Play) => Promise<boolean> },
  slice: Play[],
): Promise<Round> {
  const replayed = await replay(slice, count);
  return { ...replayed, refreshMs: await shop.refresh() };
}
