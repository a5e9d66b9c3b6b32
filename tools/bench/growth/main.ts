// npm run bench:growth -- [--albums 1000000] [--small 1000] [--tracks 2] [--rounds 5] [--visits 40] [--data folder] [--search words …]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startBackend } from '../../../servers/testing/startBackend.ts';
import { fill } from '../data/fill/fill.ts';
import { signUp } from '../data/people.ts';
import { sizesAt, type Sizes } from '../data/sizes.ts';
import { faultsOf, MOST_TIMES, rowOf, type Rounds } from './compare.ts';
import { pathsOf, searchesOf, visit, type Paths, type Searches } from './pages.ts';

const { values } = parseArgs({
  options: {
    albums: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '1000' },
    tracks: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    visits: { type: 'string', default: '40' },
    data: { type: 'string' },
    search: { type: 'string', multiple: true, default: [] },
  },
});
const [rounds, visits] = [Number(values.rounds), Number(values.visits)];

interface Shop {
  url: string;
  paths: Paths;
  searches: Searches;
  stop: () => Promise<unknown>;
}

const shops: Shop[] = [];
try {
  for (const [name, albums] of [['small', values.small] as const, ['large', values.albums] as const])
    shops.push(await openShop(name, sizesOf(Number(albums)), shops[0]?.searches));
  process.exitCode = (await bench(shops[0]!, shops[1]!)) ? 0 : 1;
} finally {
  for (const shop of shops) await shop.stop();
}

/** Both shops have the same few people and plays; only what is sold grows. */
function sizesOf(albums: number): Sizes {
  return { ...sizesAt(0.01), albums, artists: Math.ceil(albums / 10), tracksOfAlbum: Number(values.tracks) };
}

async function openShop(name: string, sizes: Sizes, known?: Searches): Promise<Shop> {
  const backend = await startBackend({ dataDir: values.data && join(values.data, name) });
  console.log(`Filling the ${name} shop: ${sizes.albums} albums, ${sizes.albums * sizes.tracksOfAlbum} tracks`);
  const fan = await signUp(backend, 'fan', 'customer');
  await fill(backend.databaseUrl, sizes, fan, await signUp(backend, 'star', 'artist'));
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const searches = known ?? (await searchesOf(sql, values.search));
    return { url: backend.url, paths: await pathsOf(backend.url, sql, searches), searches, stop: backend.stop };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** @returns whether each page costs the same in both */
async function bench(small: Shop, large: Shop): Promise<boolean> {
  const rows = [];
  for (const page of Object.keys(small.paths)) {
    const times: [Rounds, Rounds] = [[], []];
    // Round 0 warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const taken: [number[], number[]] = [[], []];
      for (let at = 0; at < visits; at += 1)
        // Who begins alternates, so that other work of the machine affects both alike.
        for (const which of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
          const shop = which === 0 ? small : large;
          const paths = shop.paths[page]!;
          taken[which].push(await visit(shop.url, paths[(round * visits + at) % paths.length]!));
        }
      if (round > 0) for (const which of [0, 1] as const) times[which].push(taken[which]);
    }
    rows.push(rowOf(page, ...times));
  }
  console.log(`The rare word: ${small.searches['search, rare word']}`);
  console.table(
    rows.map(({ page, small: few, large: many, ratio }) => ({
      page,
      [`ms, ${values.small} albums`]: few,
      [`ms, ${values.albums} albums`]: many,
      [`ratio (allowed: ${MOST_TIMES})`]: ratio,
    })),
  );
  const faults = faultsOf(rows);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
