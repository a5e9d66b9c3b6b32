/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { REMOVE_MARKS, withoutMarks } from './campaignMarks.ts';

const SEARCHES = [
  ['', ''],
  ['?', ''],
  ['?q=boats', '?q=boats'],
  ['?utm_source=letter&utm_medium=email', ''],
  ['?fbclid=a.b%20c', ''],
  ['?q=boats&fbclid=1&lang=de&utm_term', '?q=boats&lang=de'],
  ['?gclid=1&order=2', '?order=2'],
  ['?my_utm_source=1&fbclidx=2', '?my_utm_source=1&fbclidx=2'],
  ['?q=utm_source%3D1', '?q=utm_source%3D1'],
] as const;

/** The address after the script has run there, and whether it was written. */
function addressAfterScript(search: string) {
  const written: unknown[][] = [];
  runInNewContext(REMOVE_MARKS, {
    location: { pathname: '/album/1', search, hash: '#reviews' },
    history: { state: { idx: 1 }, replaceState: (...args: unknown[]) => written.push(args) },
  });
  return written;
}

describe('A link that a newsletter or a social network has marked', () => {
  it.each(SEARCHES)('has the query of the page itself: %j is %j', (search, kept) => {
    expect(withoutMarks(search)).toBe(kept);
  });

  it.each(SEARCHES)('gets its address back in the browser: %j is %j', (search, kept) => {
    expect(addressAfterScript(search)).toEqual(search !== kept ? [[{ idx: 1 }, '', `/album/1${kept}#reviews`]] : []);
  });
});
