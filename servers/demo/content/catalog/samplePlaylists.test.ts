/** @jest-environment node */
import { PLAYLISTS } from './playlists.ts';

it('the demo has the two sample playlists, with tracks', () => {
  const samples = PLAYLISTS.filter(({ name }) => ['Chill Vibes', 'Workout Mix'].includes(name));
  expect(samples.map(({ name }) => name)).toEqual(['Chill Vibes', 'Workout Mix']);
  for (const { tracks } of samples) expect(tracks.length).toBeGreaterThan(1);
});
