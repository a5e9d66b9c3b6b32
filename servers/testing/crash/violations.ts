import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { authClient, PASSWORD, withSql, type Backend } from '../clients.ts';
import type { Journal } from './journal.ts';

const RULES: Record<string, string> = {
  'an account that lacks its profile, role or settings': `
    select users.id from auth.users where not exists (select from public.profiles where id = users.id)
    or not exists (select from public.user_roles where user_id = users.id) or not exists (select from public.user_settings where user_id = users.id)`,
  'an item whose ledger does not sum to zero':
    'select order_item_id as id from public.ledger_entries group by 1 having sum(amount_cents) <> 0',
  'a paid item with other than three rows of the ledger': `
    select item.id from public.order_items as item join public.orders on orders.id = item.order_id and orders.state = 'paid'
    where item.amount_cents > 0 and (select count(*) from public.ledger_entries where order_item_id = item.id) <> 3`,
  'a paid item without exactly one right to download': `
    select item.id from public.order_items as item join public.orders on orders.id = item.order_id and orders.state = 'paid'
    where (select count(*) from public.purchases where user_id = orders.user_id and album_id = item.album_id and revoked_at is null) <> 1`,
  'a purchase or a ledger row of an order that is not paid': `
    select orders.id from public.orders join public.order_items as item on item.order_id = orders.id
    where orders.state in ('pending', 'failed', 'cancelled') and (exists (select from public.purchases where order_item_id = item.id)
      or exists (select from public.ledger_entries where order_item_id = item.id))`,
  'a public album without a stream': `
    select albums.id from public.albums where state = 'public' and not exists (select from public.tracks
      join storage.objects on bucket_id = 'audio_files' and name = albums.artist_id || '/' || tracks.id || '.mp3'
      where album_id = albums.id and audio_url is not null)`,
  'a track whose stream is promised and missing': `
    select tracks.id from public.tracks join public.albums on albums.id = album_id where state = 'public' and audio_url is not null
    and not exists (select from storage.objects where bucket_id = 'audio_files' and name = albums.artist_id || '/' || tracks.id || '.mp3')`,
  'a wrong count of tracks': `
    select id from public.albums where track_count <> (select count(*) from public.tracks where album_id = albums.id and status = 'ready')`,
  'a wrong count of followers': `
    select profile_id as id from public.profile_counts where followers <> (select count(*) from public.user_follows where following_id = profile_id)`,
};

const PLACES: { list: keyof Journal; from: string; match: string }[] = [
  { list: 'people', from: 'auth.users', match: 'id = known.id and email = known.email' },
  { list: 'follows', from: 'public.user_follows', match: 'follower_id = known.follower and following_id = known.following' },
  { list: 'plays', from: 'public.plays', match: 'listener_id = known.listener and track_id = known.track' },
  { list: 'playlists', from: 'public.playlists', match: 'playlists.id = known.id and playlists.name = known.name' },
  { list: 'objects', from: 'storage.objects', match: 'bucket_id = known.bucket and objects.name = known.name' },
  { list: 'published', from: 'public.albums', match: `albums.id = known.album and state = 'public'` },
  { list: 'orders', from: 'public.orders', match: 'orders.id = known.id and user_id = known.buyer' },
  { list: 'paid', from: 'public.orders', match: `orders.id = known.id and user_id = known.buyer and state = 'paid'` },
]; // prettier-ignore

const COLUMNS =
  'id uuid, email text, follower uuid, following uuid, listener uuid, track uuid, name text, bucket text, album uuid, buyer uuid';

/** Finds acknowledged data that is missing, and work that is half done. */
export async function findViolations(backend: Backend, journal: Journal, isFreshStart: boolean): Promise<string[]> {
  const found = await withSql(backend, async (sql) => [
    ...(await lost(sql, journal)),
    ...(await broken(sql)),
    ...(await wrongFiles(sql, backend, journal, isFreshStart)),
  ]);
  const last = journal.people.at(-1);
  if (last && (await authClient(backend).signInWithPassword({ email: last.email, password: PASSWORD })).error)
    found.push(`${last.email} cannot sign in`);
  return found;
}

async function lost(sql: postgres.Sql, journal: Journal): Promise<string[]> {
  const found: string[] = [];
  for (const { list, from, match } of PLACES) {
    const missing = await sql.unsafe(
      `select to_jsonb(known) as entry from jsonb_to_recordset($1::text::jsonb) as known(${COLUMNS}) where not exists (select from ${from} where ${match})`,
      [JSON.stringify(journal[list])],
    );
    found.push(...missing.map(({ entry }) => `lost of ${list}: ${JSON.stringify(entry)}`));
  }
  return found;
}

async function broken(sql: postgres.Sql): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(RULES))
    found.push(...(await sql.unsafe(query)).map(({ id }) => `${what}: ${String(id)}`));
  const [{ total }] = await sql<
    [{ total: number }]
  >`select coalesce(sum(amount_cents), 0)::int as total from public.ledger_entries`;
  if (total !== 0) found.push(`the ledger sums to ${total}`);
  return found;
}

async function wrongFiles(
  sql: postgres.Sql,
  { dataDir }: Backend,
  journal: Journal,
  isFreshStart: boolean,
): Promise<string[]> {
  const found: string[] = [];
  const folder = join(dataDir, 'storage/objects');
  const placeOf = (version: string) => join(folder, version.slice(0, 2), version);
  const rows = await sql<{ place: string; version: string; size: number }[]>`
    select bucket_id || '/' || name as place, version, (metadata ->> 'size')::int as size from storage.objects where version is not null`;
  for (const { place, version, size } of rows) {
    if (!existsSync(placeOf(version))) found.push(`a row without its file: ${place}`);
    else if (statSync(placeOf(version)).size !== size) found.push(`a file of the wrong length: ${place}`);
  }
  const versions = new Map(rows.map(({ place, version }) => [place, version]));
  for (const { bucket, name, md5 } of journal.objects) {
    const version = versions.get(`${bucket}/${name}`);
    if (!version || !existsSync(placeOf(version))) continue;
    if (
      createHash('md5')
        .update(readFileSync(placeOf(version)))
        .digest('hex') !== md5
    )
      found.push(`other bytes: ${bucket}/${name}`);
  }
  if (!isFreshStart) return found;
  const known = new Set(rows.map(({ version }) => version));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  found.push(...files.filter(({ name }) => !known.has(name)).map(({ name }) => `a file without a row: ${name}`));
  return found;
}
