import { guest, sql } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener } from './support/people.ts';
import { release } from './support/releases.ts';
import { countPlay } from './support/listening.ts';

test('figures of the dashboard count only the caller’s own month', async () => {
  const [ada, lena, eve] = [await artist('Ada'), await listener('Lena'), await listener('Eve')];
  const album = await release(ada);
  await countPlay(lena, album.trackId);
  await sql()`insert into plays (track_id, album_id, artist_id, listener_id, created_at)
    values (${album.trackId}, ${album.id}, ${ada.id}, ${lena.id}, now() - interval '31 days')`;
  const [track] = await sql()<{ duration: number }[]>`select duration from tracks where id = ${album.trackId}`;

  expect(await done(lena.rest.rpc('listening_seconds', { days: 30 }))).toBe(track!.duration);
  expect(await done(lena.rest.rpc('listening_seconds', { days: 40 }))).toBe(2 * track!.duration);
  expect(await done(ada.rest.rpc('artist_listens', { days: 30 }))).toBe(1);
  for (const figure of ['listening_seconds', 'artist_listens'] as const) {
    expect(await done(eve.rest.rpc(figure, {}))).toBe(0);
    expect(await refusalOf(guest().rpc(figure, {}))).toMatch(NOT_GRANTED);
  }
});
