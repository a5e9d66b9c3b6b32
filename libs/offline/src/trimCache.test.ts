/** @jest-environment node */
import { fakeCaches } from './testing/fakeCaches';
import { putAndTrim } from './trimCache';

describe('a cache that is full', () => {
  it('forgets what was not seen for longest', async () => {
    const { caches, list } = fakeCaches();
    const cache = await caches.open('seen');
    for (const path of ['/a', '/b', '/a', '/c']) await putAndTrim(cache, path, new Response(), 2);
    expect(await list('seen')).toEqual(['/a', '/c']);
  });
});
