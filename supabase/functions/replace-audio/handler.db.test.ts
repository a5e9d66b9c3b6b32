import { randomUUID } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, orderOf, pay } from '../../tests/support/releases';
import { tidyFiles } from '../_testing/artists';
import { call, refusal, setting } from '../_testing/calls';
import { playAndLike, playsAndLikes } from '../_testing/listeners';
import { recordedAlbum, recordSound, soundBytes, storageAs } from '../_testing/recordings';
import { publicAddress, publish } from '../_testing/releases';

let owner: Person;
beforeAll(async () => {
  owner = await artist('Ada');
});

const facts = {
  durationMs: 61_400,
  loudnessLufs: -9,
  truePeakDb: -1,
  encoderDelay: 1105,
  encoderPadding: 700,
  sampleRate: 48_000,
  peaks: Array<number>(400).fill(9),
};
const replace = (trackId: string, soundId: string, who: Person | null = owner) =>
  call('replace-audio', { trackId, soundId, facts }, who);
const trackOf = (id: string) =>
  done(
    server().from('tracks').select('id, track_number, audio_url, duration, sample_rate, peaks').eq('id', id).single(),
  );
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const isHeard = async (sound: string) => (await fetch(publicAddress(owner, sound))).ok;
const masters = async (sound: string) =>
  (await storageAs().from('audio_masters').list(`${owner.id}/${sound}`)).data?.map(({ name }) => name).sort();
const makeChoresDue = () => sql()`update public.file_chores set due_at = now() where starts_with(path, ${owner.id})`;

async function download(who: Person, albumId: string, format: 'original' | 'mp3') {
  const { body } = await call('request-download', { albumId, format }, who);
  return bytesAt((body.files as { url: string }[])[0]!.url);
}

/** A hosted store accepts any bytes; here they are written directly into the folder. */
async function spoil(name: string) {
  const [object] =
    await sql()`select version from storage.objects where bucket_id = 'audio_masters' and name = ${name}`;
  const version = object!.version as string;
  const file = join(setting('FAIRTONE_TEST_DATA_DIR'), 'storage/objects', version.slice(0, 2), version);
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'no sound '));
}

async function publicAlbum() {
  const album = await recordedAlbum(owner);
  await publish(owner, album.id);
  return album;
}

describe('replacing the audio of a track', () => {
  test('leaves id, number, plays, likes and places; what is heard is new, at an address that no cache knows', async () => {
    const album = await publicAlbum();
    const playlist = await playAndLike(await listener(), album.trackId);
    const [before, loved] = [await trackOf(album.trackId), await playsAndLikes(album.trackId, playlist)];
    const sound = await recordSound(owner, 7);
    const { status, body } = await replace(album.trackId, sound);
    const after = await trackOf(album.trackId);
    expect([status, body]).toEqual([200, { trackId: album.trackId, audioUrl: after.audio_url }]);
    expect(after).toEqual({
      ...before,
      audio_url: before.audio_url!.replace(album.trackId, sound),
      ...{ duration: 61, sample_rate: 48_000, peaks: facts.peaks },
    });
    expect(await playsAndLikes(album.trackId, playlist)).toEqual(loved);
    expect(await bytesAt(publicAddress(owner, sound))).toEqual(soundBytes(72, 'stream'));
    expect(await download(owner, album.id, 'original')).toEqual(soundBytes(70, 'original'));
    // Simulates a lost response.
    expect(await replace(album.trackId, sound)).toEqual({ status, body });
  });

  test('cuts nobody off: the old stream goes days later, with the old files', async () => {
    const album = await publicAlbum();
    const sound = await recordSound(owner, 7);
    await replace(album.trackId, sound);
    await tidyFiles();
    expect(await bytesAt(publicAddress(owner, album.trackId))).toEqual(soundBytes(12, 'stream'));
    await makeChoresDue();
    await tidyFiles();
    expect([await isHeard(album.trackId), await isHeard(sound)]).toEqual([false, true]);
    expect([await masters(album.trackId), await masters(sound)]).toEqual([[], ['original.flac', 'purchase.mp3']]);
  });

  test('of a draft makes nothing public; publishing, withdrawing and publishing again do as ever', async () => {
    const album = await recordedAlbum(owner);
    const sound = await recordSound(owner, 7);
    expect((await replace(album.trackId, sound)).body).toEqual({ trackId: album.trackId, audioUrl: null });
    expect(await isHeard(sound)).toBe(false);
    expect((await publish(owner, album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
    expect(await bytesAt(publicAddress(owner, sound))).toEqual(soundBytes(72, 'stream'));
    await call('withdraw-album', { albumId: album.id }, owner);
    expect(await isHeard(sound)).toBe(false);
    expect((await publish(owner, album.id)).body).toMatchObject({ state: 'public', publishedTracks: 1 });
    expect([await isHeard(sound), await isHeard(album.trackId)]).toEqual([true, false]);
  });

  test('leaves nothing in public when the track is taken off the album right after', async () => {
    const album = await publicAlbum();
    const sound = await recordSound(owner, 7);
    await replace(album.trackId, sound);
    await done(owner.rest.from('tracks').delete().eq('id', album.trackId).select());
    await tidyFiles();
    expect([await isHeard(album.trackId), await isHeard(sound)]).toEqual([false, false]);
  });

  test('leaves nothing in public when the album is withdrawn right after', async () => {
    const album = await publicAlbum();
    const sound = await recordSound(owner, 7);
    await replace(album.trackId, sound);
    await call('withdraw-album', { albumId: album.id }, owner);
    expect([await isHeard(album.trackId), await isHeard(sound)]).toEqual([false, false]);
  });
});

describe('a buyer', () => {
  test('keeps what was sold, also who was paying; later ones get the new audio', async () => {
    const album = await publicAlbum();
    const [early, paying, between, late] = [await listener(), await listener(), await listener(), await listener()];
    await buy(early, album);
    const { id } = await orderOf(paying, [{ album_id: album.id }]);
    expect((await replace(album.trackId, await recordSound(owner, 7))).status).toBe(200);
    await pay(id);
    await buy(between, album);
    expect((await replace(album.trackId, await recordSound(owner, 8))).status).toBe(200);
    await buy(late, album);
    await makeChoresDue();
    await tidyFiles();
    for (const [buyer, seed] of [
      [early, 1],
      [paying, 1],
      [between, 7],
      [late, 8],
    ] as const) {
      expect(await download(buyer, album.id, 'original')).toEqual(soundBytes(seed * 10, 'original'));
      expect(await download(buyer, album.id, 'mp3')).toEqual(soundBytes(seed * 10 + 1, 'purchase'));
    }
  });

  test('has files that their artist cannot write any more, neither the sold ones nor the new ones', async () => {
    const album = await publicAlbum();
    await buy(await listener(), album);
    const sound = await recordSound(owner, 7);
    await replace(album.trackId, sound);
    const bucket = storageAs(owner.token).from('audio_masters');
    for (const folder of [album.trackId, sound]) {
      const path = `${owner.id}/${folder}/original.flac`;
      const options = { contentType: 'audio/flac', upsert: true };
      expect((await bucket.upload(path, soundBytes(99, 'original'), options)).error).not.toBeNull();
      expect((await bucket.remove([path])).data).toEqual([]);
    }
  });
});

describe('refused', () => {
  test('to another artist, a listener and a guest', async () => {
    const album = await publicAlbum();
    const thief = await artist('Mallory');
    const sound = await recordSound(thief, 9);
    expect(refusal(await replace(album.trackId, sound, thief))).toEqual([404, 'track_not_found']);
    expect(refusal(await replace(album.trackId, sound, await listener()))).toEqual([404, 'track_not_found']);
    expect(refusal(await replace(album.trackId, sound, null))).toEqual([401, 'login_required']);
    // Files of other people are answered as missing.
    expect(refusal(await replace(album.trackId, sound))).toEqual([409, 'files_missing']);
    expect((await trackOf(album.trackId)).audio_url).toContain(album.trackId);
  });

  test('for files that are missing, no audio, or those of another track', async () => {
    const [album, other] = [await publicAlbum(), await publicAlbum()];
    expect(refusal(await replace(album.trackId, randomUUID()))).toEqual([409, 'files_missing']);
    expect(refusal(await replace(album.trackId, other.trackId))).toEqual([409, 'sound_taken']);
    const [broken, taken] = [await recordSound(owner, 7), await recordSound(owner, 8)];
    await spoil(`${owner.id}/${broken}/original.flac`);
    expect(refusal(await replace(album.trackId, broken))).toEqual([409, 'not_audio']);
    await replace(other.trackId, taken);
    expect(refusal(await replace(album.trackId, taken))).toEqual([409, 'sound_taken']);
    await storageAs(owner.token)
      .from('audio_masters')
      .remove([`${owner.id}/${broken}/stream.mp3`]);
    expect(refusal(await replace(album.trackId, broken))[0]).toBe(409);
    expect((await trackOf(album.trackId)).audio_url).toContain(album.trackId);
  });

  test('for what moderators have hidden, and for an album that was deleted', async () => {
    const moderator = await listener();
    await done(server().rpc('grant_role', { user_id: moderator.id, role: 'moderator' }));
    const [hidden, deleted] = [await publicAlbum(), await publicAlbum()];
    const subject = { subject_kind: 'track', subject_id: hidden.trackId };
    expect((await moderator.rest.rpc('hide_content', subject)).error).toBeNull();
    await call('delete-album', { albumId: deleted.id }, owner);
    const sound = await recordSound(owner, 7);
    expect(refusal(await replace(hidden.trackId, sound))).toEqual([409, 'track_hidden']);
    expect(refusal(await replace(deleted.trackId, await recordSound(owner, 8)))).toEqual([404, 'track_not_found']);
  });
});
