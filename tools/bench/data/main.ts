// npm run bench:data -- [--scale 0.01] [--requests 100] [--data folder]
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startBackend, type Backend } from './backend.ts';
import { casesOf, type Known } from './cases.ts';
import { fill } from './fill/fill.ts';
import { signUp } from './people.ts';
import { printReport } from './report.ts';
import { runCases } from './runCases.ts';
import { sizesAt, type Sizes } from './sizes.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const sizes = sizesAt(Number(values.scale));
const backend = await startBackend(values.data ?? null);
try {
  const failures = await bench(backend, sizes);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await backend.stop();
}

async function bench(target: Backend, wanted: Sizes): Promise<number> {
  const { fan, star, moderator } = await signInAll(target);
  console.log(
    `Filling ${wanted.artists} artists, ${wanted.albums} albums, ${wanted.albums * wanted.tracksOfAlbum} tracks, ${wanted.plays} plays`,
  );
  await fill(target.databaseUrl, wanted, fan, star);

  const sql = postgres(target.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`insert into public.user_roles (user_id, role) values (${moderator.id}, 'moderator') on conflict do nothing`;
    const cases = casesOf(wanted, await knownOf(sql, fan, star)).filter(({ name }) => name.includes(values.only));
    const tokens = { guest: target.anonKey, ...(await tokensOf(target)) };
    return printReport(await runCases(target, sql, cases, tokens, Number(values.requests)));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function signInAll(target: Backend) {
  return {
    fan: await signUp(target, 'fan', 'customer'),
    star: await signUp(target, 'star', 'artist'),
    moderator: await signUp(target, 'moderator', 'customer'),
  };
}

/** New ones: filling takes longer than the hour that a token is good for. */
async function tokensOf(target: Backend) {
  const { fan, star, moderator } = await signInAll(target);
  return { fan: fan.token, star: star.token, moderator: moderator.token };
}

/** Ids of rows that the requests refer to. */
async function knownOf(sql: postgres.Sql, fan: Known['fan'], star: Known['star']): Promise<Known> {
  const albums = await sql<{ id: string; title: string }[]>`
    select id, title from public.albums where state = 'public' order by created_at desc limit 10`;
  const [playlist] = await sql<{ id: string }[]>`
    select playlist_id as id from public.playlist_tracks group by 1 order by count(*) desc limit 1`;
  const [rare] = await sql<
    { name: string }[]
  >`select name from public.profiles where role = 'artist' order by id offset 5 limit 1`;
  const [payout] = await sql<{ id: string }[]>`
    select id from public.payouts where artist_id = ${star.id} order by created_at desc limit 1`;
  const ids = albums.map(({ id }) => id);
  return { fan, star, album: ids[0]!, albums: ids, playlist: playlist!.id, payout: payout!.id, rareName: rare!.name };
}
