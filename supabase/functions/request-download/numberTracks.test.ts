/** @jest-environment node */
import { numberTracks } from './numberTracks';

const track = (title: string, track_number: number, status = 'ready') => ({ title, track_number, status });
const numbered = (...tracks: ReturnType<typeof track>[]) =>
  numberTracks(tracks).map(({ title, track_number }) => `${track_number} ${title}`);

test('a track that was taken off stands where it stood, and no number is given twice', () => {
  expect(numbered(track('second', 1), track('third', 2), track('first', 1, 'failed'))).toEqual([
    '1 first',
    '2 second',
    '3 third',
  ]);
});

test('numbers of an album that lost nothing stay as they are, gaps too', () => {
  expect(numbered(track('first', 1), track('third', 3))).toEqual(['1 first', '3 third']);
});
