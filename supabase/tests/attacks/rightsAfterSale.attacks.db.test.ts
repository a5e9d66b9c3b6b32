import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { call } from '../../functions/_testing/calls.ts';
import { recordedAlbum, storageAs } from '../../functions/_testing/recordings.ts';
import { mp3Bytes } from '../../../servers/testing/mediaFiles.ts';
import { server, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, draft, nameFiles, publish, readyTrack } from '../support/releases.ts';
import { sqlAs } from '../support/sqlAs.ts';

/** Line 52 of the threat model: the artist changes, after the sale, data that a buyer relies on. */

type Album = { id: string; track: string };
type Run = postgres.TransactionSql;
type Write = (run: Run, album: Album) => Promise<{ count: number }>;
const STATES = ['draft', 'on sale', 'sold'] as const;
type State = (typeof STATES)[number];

let ada: Person;
let buyer: Person;
const albums = {} as Record<State, Album>;

async function makeAlbum(state: State): Promise<Album> {
  const { id } = await draft(ada);
  const track = await readyTrack(ada, id);
  await nameFiles(ada, track.id);
  await sql()`insert into storage.objects (bucket_id, name) values ('audio_files', ${`${ada.id}/${track.id}.mp3`})`;
  if (state !== 'draft') await publish(id);
  if (state === 'sold') await buy(buyer, { id } as never);
  return { id, track: track.id };
}

beforeAll(async () => {
  [ada, buyer] = [await artist('Ada'), await listener()];
  for (const state of STATES) albums[state] = await makeAlbum(state);
});

const albumColumn = (column: string, value: unknown): [string, Write] => [
  `albums: ${column}`,
  (run, { id }) => run`update public.albums set ${run({ [column]: value })} where id = ${id}`,
];
const setTrack =
  (fields: Record<string, unknown>): Write =>
  (run, { track }) =>
    run`update public.tracks set ${run(fields)} where id = ${track}`;
const trackColumn = (column: string, value: unknown): [string, Write] => [
  `tracks: ${column}`,
  setTrack({ [column]: value }),
];
const fileColumn = (column: string, valueOf: (album: Album) => unknown): [string, Write] => [
  `track_files: ${column}`,
  (run, album) =>
    run`update public.track_files set ${run({ [column]: valueOf(album) } as never)} where track_id = ${album.track} and kind = 'original'`,
];
const afterTakingOff =
  (next: Write): Write =>
  async (run, album) => {
    await setTrack({ status: 'failed', failure: 'withdrawn' })(run, album);
    return next(run, album);
  };
const addTrack =
  (status: string): Write =>
  (run, { id }) =>
    run`insert into public.tracks (album_id, title, track_number, status, duration) values (${id}, 'Added', 2, ${status}, 30)`;
const masterOf = ({ track }: Album, file = 'original.wav') => `${ada.id}/${track}/${file}`;
const inMasters =
  (write: (run: Run, name: string, album: Album) => Promise<{ count: number }>): Write =>
  (run, album) =>
    write(run, masterOf(album), album);
const inStreams =
  (write: (run: Run, name: string) => Promise<{ count: number }>): Write =>
  (run, { track }) =>
    write(run, `${ada.id}/${track}.mp3`);

const writes = new Map<string, Write>([
  albumColumn('title', 'Renamed'),
  albumColumn('description', 'New words'),
  albumColumn('cover_image', null),
  albumColumn('release_date', '2020-02-02'),
  albumColumn('release_at', new Date().toISOString()),
  albumColumn('release_zone', 'Europe/Warsaw'),
  albumColumn('genre', 'Rock'),
  albumColumn('price', 5000),
  albumColumn('minimum_price', 700),
  albumColumn('suggested_price', 900),
  albumColumn('pricing_message', 'Thanks'),
  albumColumn('accent', '#123456'),
  albumColumn('artist_id', randomUUID()),
  albumColumn('state', 'withdrawn'),
  albumColumn('published_at', '2020-02-02'),
  albumColumn('track_count', 7),
  ['albums: delete', (run, { id }) => run`delete from public.albums where id = ${id}`],
  ['albums: delete, to be undone', (run, { id }) => run`select public.delete_album(${id})`],
  trackColumn('title', 'Renamed'),
  trackColumn('track_number', 5),
  trackColumn('album_id', randomUUID()),
  trackColumn('audio_url', 'https://evil.test/a.mp3'),
  ['tracks: status processing', setTrack({ status: 'processing' })],
  ['tracks: status failed', setTrack({ status: 'failed', failure: 'truncated' })],
  ['tracks: status failed, failure withdrawn', setTrack({ status: 'failed', failure: 'withdrawn' })],
  ['tracks: status hidden', setTrack({ status: 'hidden' })],
  trackColumn('failure', 'truncated'),
  ['tracks: status ready, of one taken off', afterTakingOff(setTrack({ status: 'ready', failure: null }))],
  ['tracks: another failure, of one taken off', afterTakingOff(setTrack({ failure: 'truncated' }))],
  trackColumn('duration', 1),
  trackColumn('duration_ms', 1),
  trackColumn('loudness_lufs', 40),
  trackColumn('true_peak_db', 40),
  trackColumn('encoder_delay', 100_000),
  trackColumn('encoder_padding', 100_000),
  trackColumn('sample_rate', 8000),
  trackColumn('peaks', Array(400).fill(0)),
  ['tracks: delete', (run, { track }) => run`delete from public.tracks where id = ${track}`],
  [
    'tracks: replace the audio past the function',
    (run, { track }) =>
      run`select public.replace_sound(${track}, ${randomUUID()}, ${ada.id}, '{}', null, 'https://evil.test/a.mp3')`,
  ],
  ['tracks: add one', addTrack('processing')],
  ['tracks: add a ready one without files', addTrack('ready')],
  [
    'track_files: add one',
    async (run, album) => {
      const file = {
        track_id: album.track,
        kind: 'purchase',
        path: masterOf(album, 'purchase.mp3'),
        bytes: 1,
        format: 'mp3',
      };
      await run`reset role`;
      await run`delete from public.track_files where track_id = ${album.track} and kind = 'purchase'`;
      await run`set local role authenticated`;
      return run`insert into public.track_files ${run(file)}`;
    },
  ],
  fileColumn('path', (album) => masterOf(album, 'original.mp3')),
  fileColumn('bytes', () => 1),
  fileColumn('format', () => 'flac'),
  fileColumn('sound_id', () => randomUUID()),
  ['track_files: delete', (run, { track }) => run`delete from public.track_files where track_id = ${track}`],
  [
    'audio_masters: add a file beside the others',
    (run, album) =>
      run`insert into storage.objects (bucket_id, name) values ('audio_masters', ${masterOf(album, 'original.flac')})`,
  ],
  [
    'audio_masters: replace a file',
    inMasters((run, name) => run`update storage.objects set version = 'new' where name = ${name}`),
  ],
  [
    'audio_masters: move a file',
    inMasters(
      (run, name) =>
        run`update storage.objects set name = ${`${ada.id}/${randomUUID()}/original.wav`} where name = ${name}`,
    ),
  ],
  ['audio_masters: delete a file', inMasters((run, name) => run`delete from storage.objects where name = ${name}`)],
  [
    'audio_files: add a stream',
    (run) =>
      run`insert into storage.objects (bucket_id, name) values ('audio_files', ${`${ada.id}/${randomUUID()}.mp3`})`,
  ],
  [
    'audio_files: replace a stream',
    inStreams((run, name) => run`update storage.objects set version = 'new' where name = ${name}`),
  ],
  ['audio_files: delete a stream', inStreams((run, name) => run`delete from storage.objects where name = ${name}`)],
]);

const taken = (write: Write, album: Album) =>
  sqlAs(ada, async (run) => (await write(run, album)).count > 0).catch(() => false);

const page = readFileSync(join(__dirname, '../../../docs/rights-after-sale.md'), 'utf8');
const written = [...page.matchAll(/^\| (\w+: [^|]+?) +\| (yes|no) +\| (yes|no) +\| (yes|no) +\|$/gm)];

test('the document’s table lists exactly the tested writes', () => {
  expect(written.map(([, name]) => name)).toEqual([...writes.keys()]);
});

test('every column that artists may write is in the table', async () => {
  const granted = await sql()`
    select distinct table_name || ': ' || column_name as name from information_schema.column_privileges
    where table_schema = 'public' and table_name in ('albums', 'tracks') and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
  const named = [...writes.keys()];
  const missing = granted.filter(
    ({ name }) => !named.some((each) => each === name || each.startsWith(`${name as string} `)),
  );
  expect(missing).toEqual([]);
});

test.each(written.map(([, name, ...cells]) => [name!, cells] as const))('52. %s', async (name, cells) => {
  const found = [];
  for (const state of STATES) found.push((await taken(writes.get(name)!, albums[state])) ? 'yes' : 'no');
  expect(found).toEqual(cells);
});

describe('52. a sold track', () => {
  const downloads = async (who: Person, albumId: string) =>
    (await done(server().rpc('downloadable_tracks', { user_id: who.id, album_id: albumId }))).map(({ id }) => id);
  const patch = (id: string, fields: object) => ada.rest.from('tracks').update(fields).eq('id', id).select('id');

  test('cannot be taken from its buyers by status changes, in one step or two, or by another reason', async () => {
    const { id, track } = albums.sold;
    expect(await refusalOf(patch(track, { status: 'processing' }))).toBe('sold_cannot_be_changed');
    await done(patch(track, { status: 'failed', failure: 'withdrawn' }));
    for (const fields of [{ status: 'processing' }, { failure: null }, { status: 'failed', failure: 'broken' }])
      expect(await refusalOf(patch(track, fields))).toBe('sold_cannot_be_changed');
    expect(await downloads(buyer, id)).toEqual([track]);
    await done(patch(track, { status: 'ready', failure: null }));
  });

  test('can be downloaded after a track without files was added and withdrawn', async () => {
    const { id, track } = albums.sold;
    const row = { album_id: id, title: 'Nothing', track_number: 2, duration: 30 };
    const added = await done(ada.rest.from('tracks').insert(row).select('id').single());
    const file = {
      track_id: added.id,
      kind: 'original',
      path: masterOf({ id, track: added.id }),
      bytes: 1,
      format: 'wav',
    } as const;
    await done(ada.rest.from('track_files').insert(file).select());
    await done(patch(added.id, { status: 'failed', failure: 'withdrawn' }));
    expect(await downloads(buyer, id)).toEqual([track]);
  });

  test('is delivered to a buyer who was paying while it was withdrawn', async () => {
    const late = await listener();
    const album = await makeAlbum('on sale');
    const order = (await done(
      server().rpc('create_order', { user_id: late.id, items: [{ album_id: album.id }] as never }),
    )) as unknown as { id: string };
    await done(patch(album.track, { status: 'failed', failure: 'withdrawn' }));
    await done(server().rpc('fulfil_order', { order_id: order.id, provider_event_id: `evt_${randomUUID()}` }));
    expect(await downloads(late, album.id)).toEqual([album.track]);
  });

  test('keeps its published stream: an upload to its old path is refused', async () => {
    const album = await recordedAlbum(ada);
    await call('publish-album', { albumId: album.id }, ada);
    await buy(buyer, album);
    const masters = storageAs(ada.token).from('audio_masters');
    const path = `${ada.id}/${album.trackId}/stream.mp3`;
    const planted = await masters.upload(path, mp3Bytes(99), { contentType: 'audio/mpeg' });
    expect(planted.error).toMatchObject({ message: expect.stringMatching(/row-level security/) });
  });
});
