import { DEFAULT_GENRE, GENRES, joinGenres, splitGenres } from './genres.ts';

it('profiles and filters share one list of genres', () => {
  expect(GENRES.join(', ')).toBe(
    'Rock, Pop, Hip Hop, Electronic, Jazz, Classical, R&B, Country, Metal, Folk, Indie, Blues, Reggae, Funk, Soul, ' +
      'Ambient, World, Experimental, Latin, Afrobeat',
  );
});

it('an album without a genre is labelled Music', () => expect(DEFAULT_GENRE).toBe('Music'));

it('a list of genres is stored as text with commas and read back trimmed', () => {
  expect(joinGenres(['Hip Hop', 'R&B'])).toBe('Hip Hop, R&B');
  expect(splitGenres('Hip Hop,  R&B ')).toEqual(['Hip Hop', 'R&B']);
  expect(splitGenres('')).toEqual([]);
});
