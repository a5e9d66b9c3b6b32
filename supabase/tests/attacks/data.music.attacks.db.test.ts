import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft, readyTrack } from '../support/releases.ts';
import { makeVictim, refusal, rest, snapshot, type Scene } from './victim.ts';

/** Lines 7 and 8 of the threat model: another artist’s music, and music without being an artist. */

let scene: Scene;
let outsider: Person;
beforeAll(async () => {
  [scene, outsider] = [await makeVictim(), await listener('Xaver Outsider')];
});

describe('7. an artist with another’s music', () => {
  let other: Person;
  beforeAll(async () => {
    other = await artist('Otto Other');
  });

  test('cannot edit or delete it', async () => {
    const before = [
      await snapshot('albums', 'artist_id', scene.ada.id),
      await snapshot('tracks', 'album_id', scene.album.id),
    ];
    for (const path of [
      `albums?id=eq.${scene.album.id}`,
      `albums?artist_id=eq.${scene.ada.id}`,
      `tracks?album_id=eq.${scene.album.id}`,
      `tracks?id=eq.${scene.hiddenTrack.id}`,
    ]) {
      await rest(other, path, { method: 'PATCH', body: '{"title":"Stolen"}' });
      await rest(other, path, { method: 'DELETE' });
    }
    await refusal(
      await rest(other, 'albums?on_conflict=id', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({ id: scene.album.id, title: 'Stolen' }),
      }),
    );
    await refusal(
      await rest(other, 'tracks?on_conflict=id', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({
          id: scene.hiddenTrack.id,
          album_id: (await draft(other)).id,
          title: 'Stolen',
          track_number: 1,
        }),
      }),
    );
    await refusal(
      await rest(other, 'rpc/withdraw_album', { method: 'POST', body: JSON.stringify({ album_id: scene.album.id }) }),
    );
    expect([
      await snapshot('albums', 'artist_id', scene.ada.id),
      await snapshot('tracks', 'album_id', scene.album.id),
    ]).toEqual(before);
  });

  test('cannot insert for another artist, give away, or move a track into another’s album', async () => {
    const mine = await draft(other);
    const track = await readyTrack(other, mine.id);
    await refusal(
      await rest(other, 'albums', {
        method: 'POST',
        body: JSON.stringify({ title: 'Foreign', artist_id: scene.ada.id }),
      }),
    );
    await refusal(
      await rest(other, `albums?id=eq.${mine.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ artist_id: scene.ada.id }),
      }),
    );
    await refusal(
      await rest(other, 'tracks', {
        method: 'POST',
        body: JSON.stringify({ title: 'Foreign', album_id: scene.album.id, track_number: 9 }),
      }),
    );
    await refusal(
      await rest(other, `tracks?id=eq.${track.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ album_id: scene.album.id }),
      }),
    );
    await refusal(
      await rest(other, 'track_files', {
        method: 'POST',
        body: JSON.stringify({
          track_id: scene.hiddenTrack.id,
          kind: 'original',
          path: `${other.id}/${scene.hiddenTrack.id}/original.mp3`,
          bytes: 1,
          format: 'mp3',
        }),
      }),
    );
    await refusal(
      await rest(other, 'track_files', {
        method: 'POST',
        body: JSON.stringify({
          track_id: track.id,
          kind: 'original',
          path: `${scene.ada.id}/${track.id}/original.mp3`,
          bytes: 1,
          format: 'mp3',
        }),
      }),
    );
    await refusal(
      await rest(other, `albums?id=eq.${mine.id}`, {
        method: 'PATCH',
        body: '{"state":"public","published_at":"2026-01-01"}',
      }),
    );
    await refusal(
      await rest(other, `tracks?id=eq.${track.id}`, {
        method: 'PATCH',
        body: '{"audio_url":"https://elsewhere.test/a.mp3"}',
      }),
    );
    expect(await done(server().from('tracks').select('album_id').eq('id', track.id).single())).toEqual({
      album_id: mine.id,
    });
  });
});

test('8. a listener without the artist role cannot insert an album, a track or a file', async () => {
  await refusal(
    await rest(outsider, 'albums', { method: 'POST', body: JSON.stringify({ title: 'Mine', artist_id: outsider.id }) }),
  );
  const once = await artist('Once an artist');
  const album = await draft(once);
  await sql()`delete from user_roles where user_id = ${once.id} and role = 'artist'`;
  await refusal(
    await rest(once, 'albums', { method: 'POST', body: JSON.stringify({ title: 'Mine', artist_id: once.id }) }),
  );
  await refusal(
    await rest(once, 'tracks', {
      method: 'POST',
      body: JSON.stringify({ title: 'Mine', album_id: album.id, track_number: 1 }),
    }),
  );
});
