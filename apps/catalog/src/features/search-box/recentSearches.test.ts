import { forgetSearches, keepSearch, readSearches } from './recentSearches';

beforeEach(() => localStorage.clear());

it('stores the last five searches, the latest first, each once', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'FOUR']) keepSearch(words);
  expect(readSearches()).toEqual(['FOUR', 'six', 'five', 'three', 'two']);
});

it('stores no blank search, and clears all', () => {
  keepSearch('   ');
  keepSearch(' moon ');
  expect(readSearches()).toEqual(['moon']);
  forgetSearches();
  expect(readSearches()).toEqual([]);
});

it.each(['not json', '{"a":1}', '[1,2]'])('reads %s in the storage as no searches', (stored) => {
  localStorage.setItem('fairtone.searches', stored);
  expect(readSearches()).toEqual([]);
});
