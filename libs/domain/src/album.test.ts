import { coverAtSize, moveTrack } from './album.ts';
import { GENRES, genreSlug, splitGenres } from './genres.ts';

const list = [1, 2, 3].map((trackNumber) => ({ id: `t${trackNumber}`, trackNumber }));

describe('the track list', () => {
  it('moves a track and renumbers all', () => {
    expect(moveTrack(list, 2, 0).map(({ id, trackNumber }) => `${trackNumber}${id}`)).toEqual(['1t3', '2t1', '3t2']);
  });

  it('cannot move its first track up, nor its last one down', () => {
    expect(moveTrack(list, 0, -1)).toEqual(list);
    expect(moveTrack(list, 2, 3)).toEqual(list);
  });
});

it('finds the same cover in another size, and does not change other URLs', () => {
  expect(coverAtSize('/a/b-1400.jpg', 320)).toBe('/a/b-320.jpg');
  expect(coverAtSize('https://example.com/cover.png', 320)).toBe('https://example.com/cover.png');
});

it('reads genres from text, and gives each genre a different translation key', () => {
  expect(splitGenres(' Rock, R&B ,, ')).toEqual(['Rock', 'R&B']);
  expect(splitGenres(null)).toEqual([]);
  expect(new Set(GENRES.map(genreSlug)).size).toBe(20);
});
