import type postgres from 'postgres';
import type { Person } from '../people.ts';
import type { Sizes } from '../sizes.ts';
import { vocabulary } from './words.ts';

type Sql = postgres.Sql;

const words = vocabulary();
/** Chosen by the cube of a random number: some words are far more common than others. */
const PICK = `1 + floor(power(random(), 3) * ${words.length})::int`;
/** These rows, each with a name of two words. */
const named = (from: string, columns = '') => `(
  select picked.*, initcap(first.word) || ' ' || initcap(second.word) as name from (
    select *, ${PICK} as a, ${PICK} as b${columns} from ${from}) as picked
  join bench_words as first on first.n = a join bench_words as second on second.n = b) as named`;
/** One to three genres. Refers to the row, because otherwise Postgres would evaluate it only once. */
const genresOf = (row: string) => `(select array_agg(distinct name) from (
  select name from public.genres where ${row} is not null order by random() limit 1 + floor(random() * 3)::int) as drawn)`;

/** Inserts artists, listeners, albums and tracks without triggers, as a restore does: lists are made afterwards. */
export async function fillCatalogue(sql: Sql, sizes: Sizes, star: Person): Promise<void> {
  await sql`create table bench_words as select word, row_number() over () as n from unnest(${words}::text[]) as word`;
  await fillPeople(sql, sizes);
  await sql.unsafe(`
    insert into public.albums (id, title, artist_id, description, release_date, genre, price, state, published_at, track_count, created_at)
    select gen_random_uuid(), name, case when number <= 200 then '${star.id}' else artist.id end, 'Recorded at home.',
      (at - interval '3 days')::date, array_to_string(${genresOf('number')}, ', '), case number % 4 when 0 then null when 1 then 0 else 700 end,
      case when number % 50 = 0 then 'draft' else 'public' end, at, ${sizes.tracksOfAlbum}, at - interval '4 days'
    from ${named(`generate_series(1, ${sizes.albums}) as number`, ", now() - random() * interval '15 years' as at")}
    join bench_artists as artist on artist.n = 1 + number % ${sizes.artists}`);
  await sql.unsafe(`
    insert into public.tracks (id, album_id, title, track_number, duration, duration_ms, status, audio_url, created_at)
    select gen_random_uuid(), id, name, number, 90 + (random() * 240)::int, 200000, 'ready',
      case when state = 'public' then '/storage/v1/object/public/audio_files/' || id || '/' || number || '.mp3' end, created_at
    from ${named(`(select id, state, created_at, number from public.albums cross join generate_series(1, ${sizes.tracksOfAlbum}) as number) as place`)}`);
}

async function fillPeople(sql: Sql, { artists, listeners }: Sizes): Promise<void> {
  await sql.unsafe(`
    create table bench_people as select gen_random_uuid() as id, n, n <= ${artists} as is_artist from generate_series(1, ${artists + listeners}) as n;
    create table bench_artists as select id, n from bench_people where is_artist;
    create unique index on bench_artists (n);
    insert into auth.users (id, email) select id, 'bench' || n || '@bench.test' from bench_people;
    insert into public.profiles (id, name, role, genres, bio, created_at)
    select id, name, case when is_artist then 'artist' else 'customer' end, case when is_artist then ${genresOf('n')} else '{}' end,
      'Plays since ' || n, now() - random() * interval '5 years'
    from ${named('bench_people')};
    insert into public.user_roles (user_id, role) select id, case when is_artist then 'artist' else 'customer' end from bench_people;
    insert into public.profile_counts (profile_id) select id from bench_people on conflict do nothing`);
}
