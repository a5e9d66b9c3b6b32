import { forgetSearches, keepSearch, readSearches } from './recentSearches';

beforeEach(() => localStorage.clear());

it('keeps the last five, the latest first, each once', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'FOUR']) keepSearch(words);
  expect(readSearches()).toEqual(['FOUR', 'six', 'five', 'three', 'two']);
});

it('keeps no blanks, and forgets when asked', () => {
  keepSearch('   ');
  keepSearch(' moon ');
  expect(readSearches()).toEqual(['moon']);
  forgetSearches();
  expect(readSearches()).toEqual([]);
});

it.each(['not json', '{"a":1}', '[1,2]'])('takes %s in the storage for nothing', (stored) => {
  localStorage.setItem('fairtone.searches', stored);
  expect(readSearches()).toEqual([]);
});
