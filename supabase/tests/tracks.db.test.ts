import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@fairtone/db-types';
import { guest, server } from './support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, draft, nameFiles, publish, readyTrack, release } from './support/releases.ts';

let ada: Person;
let otherArtist: Person;
let lena: Person;

beforeAll(async () => {
  [ada, otherArtist, lena] = [await artist('Ada'), await artist('Bela'), await listener()];
});

const master = (owner: Person, trackId: string): TablesInsert<'track_files'> => ({
  track_id: trackId,
  kind: 'original',
  path: `${owner.id}/${trackId}/original.wav`,
  bytes: 1000,
  format: 'wav',
});

describe('tracks', () => {
  test('of a public album are visible once they are ready', async () => {
    const { id } = await release(ada);
    await done(ada.rest.from('tracks').insert({ album_id: id, title: 'Still encoding', track_number: 2 }).select());
    const titles = async (who: typeof ada.rest) =>
      (await done(who.from('tracks').select('title').eq('album_id', id).order('track_number'))).map(
        ({ title }) => title,
      );
    expect(await titles(guest())).toEqual(['First Light']);
    expect(await titles(ada.rest)).toEqual(['First Light', 'Still encoding']);
  });

  test('of a draft are visible to its artist only', async () => {
    const album = await draft(ada);
    const track = await readyTrack(ada, album.id);
    for (const who of [guest(), lena.rest, otherArtist.rest]) {
      expect(await done(who.from('tracks').select('id').eq('id', track.id))).toEqual([]);
    }
  });

  test('cannot be added to, moved into, edited in or deleted from another artist’s album', async () => {
    const theirs = await release(ada);
    const mine = await draft(otherArtist);
    const own = await readyTrack(otherArtist, mine.id);
    const { rest } = otherArtist;
    expect(
      await refusalOf(rest.from('tracks').insert({ album_id: theirs.id, title: 'Intruder', track_number: 9 })),
    ).toMatch(NOT_OWN);
    expect(await refusalOf(rest.from('tracks').update({ album_id: theirs.id }).eq('id', own.id))).toMatch(NOT_GRANTED);
    expect(await done(rest.from('tracks').update({ title: 'Mine' }).eq('id', theirs.trackId).select())).toEqual([]);
    expect(await done(rest.from('tracks').delete().eq('id', theirs.trackId).select())).toEqual([]);
  });

  test('cannot be added by listeners or guests', async () => {
    const { id } = await release(ada);
    expect(await refusalOf(lena.rest.from('tracks').insert({ album_id: id, title: 'Hello', track_number: 2 }))).toMatch(
      NOT_OWN,
    );
    expect(await refusalOf(guest().from('tracks').insert({ album_id: id, title: 'Hello', track_number: 2 }))).toMatch(
      NOT_GRANTED,
    );
  });

  test('get their public URL from the publishing function only', async () => {
    const { trackId } = await release(ada);
    const audio_url = 'https://evil.test/a.mp3';
    expect(await refusalOf(ada.rest.from('tracks').update({ audio_url }).eq('id', trackId))).toMatch(NOT_GRANTED);
  });

  test.each([
    ['a ready track of no length', { status: 'ready' as const, duration: 0, duration_ms: 0 }],
    ['a ready track of unknown length', { status: 'ready' as const }],
    ['track number 0', { track_number: 0 }],
    ['an empty title', { title: ' ' }],
    ['half a waveform', { peaks: [1, 2, 3] }],
    ['a peak above 255', { peaks: Array.from({ length: 400 }, () => 256) }],
    ['a negative delay', { encoder_delay: -1 }],
  ])('refuse %s', async (_what, fields) => {
    const { id } = await draft(ada);
    expect(
      await refusalOf(ada.rest.from('tracks').insert({ album_id: id, title: 'Fine', track_number: 1, ...fields })),
    ).toMatch(BROKEN_RULE);
  });

  test('are counted on their album while they are ready', async () => {
    const { id } = await draft(ada);
    const count = async () =>
      (await done(ada.rest.from('albums').select('track_count').eq('id', id).single())).track_count;
    const first = await readyTrack(ada, id);
    await readyTrack(ada, id, { track_number: 2 });
    expect(await count()).toBe(2);
    await done(ada.rest.from('tracks').update({ status: 'failed', failure: 'truncated' }).eq('id', first.id).select());
    expect(await count()).toBe(1);
    await done(ada.rest.from('tracks').delete().eq('album_id', id).select());
    expect(await count()).toBe(0);
  });

  test('are all counted when many become ready concurrently', async () => {
    const { id } = await draft(ada);
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all(numbers.map((track_number) => readyTrack(ada, id, { track_number })));
    const count = async () =>
      (await done(ada.rest.from('albums').select('track_count').eq('id', id).single())).track_count;
    expect(await count()).toBe(numbers.length);
    const remove = (track_number: number) =>
      done(ada.rest.from('tracks').delete().eq('album_id', id).eq('track_number', track_number).select());
    await Promise.all(numbers.slice(0, 5).map(remove));
    expect(await count()).toBe(numbers.length - 5);
  });
});

describe('files of a track', () => {
  test('can be added and listed by its artist only, not by buyers', async () => {
    const album = await release(ada);
    await nameFiles(ada, album.trackId);
    await buy(lena, album);
    expect(await done(ada.rest.from('track_files').select('kind'))).toContainEqual({ kind: 'original' });
    for (const who of [lena.rest, otherArtist.rest]) {
      expect(await done(who.from('track_files').select().eq('track_id', album.trackId))).toEqual([]);
    }
    expect(await refusalOf(guest().from('track_files').select())).toMatch(NOT_GRANTED);
  });

  test('cannot point at another artist’s master, which a download would then sign', async () => {
    const theirs = await release(ada);
    const own = await readyTrack(otherArtist, (await draft(otherArtist)).id);
    // A policy or a check, whichever Postgres evaluates first.
    const REFUSED = /row-level security|check constraint/;
    const add = (fields: object) =>
      refusalOf(otherArtist.rest.from('track_files').insert({ ...master(otherArtist, own.id), ...fields }));
    expect(await add({ path: `${ada.id}/${theirs.trackId}/original.wav` })).toMatch(REFUSED);
    expect(await add({ path: `${ada.id}/${own.id}/original.wav` })).toMatch(NOT_OWN);
    expect(await add({ path: `${otherArtist.id}/${own.id}/../${theirs.trackId}/original.wav` })).toMatch(REFUSED);
    expect(await add({ track_id: theirs.trackId, path: `${otherArtist.id}/${theirs.trackId}/original.wav` })).toMatch(
      NOT_OWN,
    );
    expect(await add({ bucket: 'avatars' })).toMatch(REFUSED);
  });

  test('can be replaced while the track is not on sale', async () => {
    const album = await draft(ada);
    const { id } = await readyTrack(ada, album.id);
    await done(ada.rest.from('track_files').insert(master(ada, id)).select());
    const replace = () => ada.rest.from('track_files').update({ bytes: 2000 }).eq('track_id', id).select('bytes');
    expect(await done(replace())).toEqual([{ bytes: 2000 }]);
    await publish(album.id);
    expect(await done(replace())).toEqual([]);
    expect(await refusalOf(ada.rest.from('track_files').upsert(master(ada, id)))).toMatch(NOT_OWN);
    await done(ada.rest.from('tracks').update({ status: 'failed' }).eq('id', id).select());
    expect(await done(replace())).toEqual([{ bytes: 2000 }]);
  });

  test('can be added again by a repeated save', async () => {
    const album = await release(ada);
    await nameFiles(ada, album.trackId);
    const again = { onConflict: 'track_id,kind', ignoreDuplicates: true };
    expect(await done(ada.rest.from('track_files').upsert(master(ada, album.trackId), again).select())).toEqual([]);
  });

  test('of an unknown track are refused', async () => {
    expect(await refusalOf(ada.rest.from('track_files').insert(master(ada, randomUUID())))).toMatch(NOT_OWN);
  });
});

describe('a track that its artist withdraws from a sold album', () => {
  const takeOff = (id: string) =>
    done(ada.rest.from('tracks').update({ status: 'failed', failure: 'withdrawn' }).eq('id', id).select('id'));
  const downloads = async (who: Person, albumId: string) =>
    (await done(server().rpc('downloadable_tracks', { user_id: who.id, album_id: albumId }))).map(({ title }) => title);

  test('is invisible, available to earlier buyers, and not sold any more', async () => {
    const [early, late] = [await listener(), await listener()];
    const album = await release(ada);
    await readyTrack(ada, album.id, { title: 'Second Thoughts', track_number: 2 });
    await buy(early, album);
    expect(await refusalOf(ada.rest.from('tracks').delete().eq('id', album.trackId))).toMatch('sold_cannot_be_deleted');
    await takeOff(album.trackId);
    await buy(late, album);

    const seen = await done(guest().from('tracks').select('title').eq('album_id', album.id));
    expect(seen).toEqual([{ title: 'Second Thoughts' }]);
    expect(await done(guest().from('albums').select('track_count').eq('id', album.id).single())).toEqual({
      track_count: 1,
    });
    expect(await downloads(early, album.id)).toEqual(['First Light', 'Second Thoughts']);
    expect(await downloads(late, album.id)).toEqual(['Second Thoughts']);
    expect(await downloads(lena, album.id)).toEqual(['Second Thoughts']);
  });

  test('can be restored', async () => {
    const album = await release(ada);
    await nameFiles(ada, album.trackId);
    await buy(await listener(), album);
    await takeOff(album.trackId);
    await done(ada.rest.from('tracks').update({ status: 'ready', failure: null }).eq('id', album.trackId).select('id'));
    expect(await downloads(lena, album.id)).toEqual(['First Light']);
  });

  test('does not give buyers files that were never uploaded', async () => {
    const [buyer, album] = [await listener(), await release(ada)];
    const broken = { album_id: album.id, title: 'Broken', track_number: 2, status: 'failed' as const };
    await done(ada.rest.from('tracks').insert(broken).select('id'));
    await buy(buyer, album);
    expect(await downloads(buyer, album.id)).toEqual(['First Light']);
  });
});
