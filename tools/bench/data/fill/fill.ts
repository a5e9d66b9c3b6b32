import postgres from 'postgres';
import type { Person } from '../people.ts';
import type { Sizes } from '../sizes.ts';
import { countOf, fillActivity } from './activity.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillDealings } from './dealings.ts';

const COUNTED = [
  'public.profiles',
  'public.albums',
  'public.tracks',
  'public.plays',
  'private.search_entries',
  'private.listings',
];

const SEARCHED = ['artists', 'albums', 'tracks', 'titles', 'artist_words', 'album_words', 'track_words'].map(
  (part) => `private.search_entries_${part}`,
);
const PLAYED = ['listener', 'track', 'album', 'artist']
  .map((part) => `public.plays_by_${part}`)
  .concat('public.plays_newest');

/** Fills an empty database as its owner, table by table. Prints the time of each part. */
export async function fill(databaseUrl: string, sizes: Sizes, fan: Person, star: Person): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const step = async (name: string, work: () => Promise<unknown>) => {
    const start = Date.now();
    await work();
    console.log(`  ${name.padEnd(44)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  };
  try {
    // Work of the schedule is not part of a list's time.
    await sql`update public.schedules set enabled = false`;
    const [filled] = await sql`select to_regclass('bench_filled') is not null as yes`;
    if (filled!.yes) return console.log('  found filled');
    await sql.unsafe(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
    );
    await step('people, albums, tracks', () => fillCatalogue(sql, sizes, star));
    await step('plays, follows, shelves, books', () =>
      withoutIndexes(sql, PLAYED, () => fillActivity(sql, sizes, fan, star)),
    );
    await step('letters, reports, support, payouts', () => fillDealings(sql, sizes, fan, star));
    await sql`analyze`;
    // Triggers count what is listed.
    await sql`set session_replication_role = origin`;
    await step('lists and search entries', () =>
      withoutIndexes(sql, SEARCHED, () => sql`select private.relist_everything()`),
    );
    await sql`set session_replication_role = replica`;
    await step('counters and popularity', () => sql`select private.recount_plays()`);
    await step('recommendations', () => sql.unsafe(`select private.fill_recommendations('${fan.id}')`));
    await sql`create table bench_filled ()`;
    await step('vacuum and analyze', () => sql`vacuum analyze`);
    for (const table of COUNTED)
      console.log(`  ${table.padEnd(44)} ${String(await countOf(sql, table)).padStart(9)} rows`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** An index over a million rows is built in one pass instead of row by row. */
async function withoutIndexes(sql: postgres.Sql, names: string[], work: () => Promise<unknown>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select name, pg_get_indexdef(name::regclass) as definition from unnest(${names}::text[]) as name`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  try {
    await work();
  } finally {
    for (const { definition } of indexes) await sql.unsafe(definition);
  }
}
