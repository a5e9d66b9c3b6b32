import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend.ts';
import { fill } from '../data/fill/fill.ts';
import { signUp } from '../data/people.ts';
import type { Sizes } from '../data/sizes.ts';
import type { Play } from './plan.ts';

/** A backend whose albums and people have numbers. */
export type Shop = {
  backend: RunningBackend;
  albums: number;
  /** Rows of the table of plays. */
  plays: () => Promise<number>;
  /** Bytes on disk of plays and their counters, indexes included. */
  bytes: () => Promise<number>;
  /** Loads what the plays refer to, and returns what counts one as the function record-play does. */
  counter: (plays: Play[]) => Promise<(play: Play) => Promise<boolean>>;
  /** Runs the schedule's update of popularity. Returns its milliseconds. */
  refresh: () => Promise<number>;
  stop: () => Promise<unknown>;
};

/** What grows with plays and is kept. */
const TABLES = [
  'public.plays',
  'private.play_days',
  'private.listener_days',
  'private.last_plays',
  'private.popular_tracks',
];

/** Starts a backend and fills it with this many rows. A given folder is kept and found filled the next time. */
export async function openShop(dataDir: string | undefined, sizes: Sizes): Promise<Shop> {
  const backend = await startBackend({ dataDir });
  const fan = await signUp(backend, 'fan', 'customer');
  await fill(backend.databaseUrl, sizes, fan, await signUp(backend, 'star', 'artist'));
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  const count = async (table: string) =>
    Number((await sql<{ rows: string }[]>`select count(*) as rows from ${sql.unsafe(table)}`)[0]!.rows);
  const call = async (name: string, args: object): Promise<unknown> => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: backend.serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body;
  };

  return {
    backend,
    albums: await count('bench_albums'),
    plays: () => count('public.plays'),
    bytes: async () => {
      const [row] = await sql<{ bytes: string }[]>`
        select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${TABLES}::text[]) as name`;
      return Number(row!.bytes);
    },
    counter: async (plays) => {
      const [tracks, people] = [await tracksOf(sql, plays), await listenersOf(sql)];
      let guests = await count('private.guest_listens');
      return async ({ listener, album, track }) => {
        const heard = { track_id: tracks.get(album)![track - 1]!, heard_ms: 240_000 };
        if (listener !== null)
          return (await call('record_listener_play', { listener_id: people[listener - 1], ...heard })) === true;
        return (await call('record_guest_play', { visitor: visitorOf((guests += 1)), ...heard })) === true;
      };
    },
    refresh: async () => {
      const startedAt = performance.now();
      await call('refresh_popularity', {});
      return performance.now() - startedAt;
    },
    stop: async () => {
      await sql.end({ timeout: 5 });
      await backend.stop();
    },
  };
}

/** An address of its own for each guest. */
const visitorOf = (guest: number) => createHash('sha256').update(`guest ${guest}`).digest('hex');

/** Tracks of each album by its place. */
async function tracksOf(sql: postgres.Sql, plays: Play[]): Promise<Map<number, string[]>> {
  const places = [...new Set(plays.map(({ album }) => album))];
  const rows = await sql<{ place: number; ids: string[] }[]>`
    select album.n::int as place, array_agg(track.id order by track.track_number) as ids
    from bench_albums as album join public.tracks as track on track.album_id = album.id
    where album.n = any(${places}) group by album.n`;
  return new Map(rows.map(({ place, ids }) => [place, ids]));
}

async function listenersOf(sql: postgres.Sql): Promise<string[]> {
  return (await sql<{ id: string }[]>`select id from bench_listeners order by n`).map(({ id }) => id);
}
