import { guest, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener } from '../../tests/support/people';
import { release } from '../../tests/support/releases';
import { call, refusal, setting } from '../_testing/calls';
import { countPlay } from '../../tests/support/listening.ts';

test('brings popularity and recommendations up to date, for the clock alone', async () => {
  const ada = await artist('Ada');
  const [album, lena] = [await release(ada), await listener()];
  await countPlay(lena, album.trackId);
  // The people who have waited longest are handled first, and other tests leave hundreds waiting.
  await sql()`update private.recommendation_runs set due_at = '2000-01-01' where user_id = ${lena.id}`;
  expect(refusal(await call('refresh-lists', {}, null))).toEqual([403, 'service_only']);
  expect(refusal(await call('refresh-lists', {}, lena))).toEqual([403, 'service_only']);

  const headers = { apikey: setting('FAIRTONE_TEST_SERVICE_KEY') };
  const { status, body } = await call('refresh-lists', {}, null, { headers });
  expect([status, body]).toEqual([200, { tracks: expect.any(Number), people: expect.any(Number), visitors: 0 }]);
  expect(await done(guest().rpc('artist_popular_tracks', { artist: ada.id }))).toMatchObject([{ plays: 1 }]);
  expect(await done(lena.rest.from('user_recommendations').select().eq('user_id', lena.id))).not.toEqual([]);
});

test('is on the schedule', async () => {
  expect(await sql()`select cron, enabled from schedules where function = 'refresh-lists'`).toEqual([
    { cron: '*/10 * * * *', enabled: true },
  ]);
});
