/** @jest-environment node */
import { fakeCaches } from './testing/fakeCaches';
import { forgetAll, forgetOthers } from './forgetOthers';

const NAMES = [
  'page',
  'files',
  'images',
  'data-guest',
  'data-everybody',
  'data-lena',
  'data-omar',
  'own-lena',
  'own-omar',
  'kept-lena',
  'kept-omar',
];

async function device() {
  const { caches } = fakeCaches();
  for (const name of [...NAMES.map((one) => `fairtone-${one}`), 'of-another-tool']) await caches.open(name);
  return { caches, left: async () => (await caches.keys()).map((name) => name.replace('fairtone-', '')) };
}

describe('a device that several people use', () => {
  it('leaves somebody what is theirs, and nothing of others', async () => {
    const { caches, left } = await device();
    await forgetOthers(caches, 'lena');
    expect(await left()).toEqual([
      'page',
      'files',
      'images',
      'data-everybody',
      'data-lena',
      'own-lena',
      'kept-lena',
      'of-another-tool',
    ]);
  });

  it('leaves nothing of anybody once they signed out', async () => {
    const { caches, left } = await device();
    expect(await forgetOthers(caches, null)).toContain('fairtone-kept-lena');
    expect(await left()).toEqual(['page', 'files', 'images', 'data-guest', 'data-everybody', 'of-another-tool']);
  });

  it('forgets everything when it is switched off', async () => {
    const { caches, left } = await device();
    await forgetAll(caches);
    expect(await left()).toEqual(['of-another-tool']);
  });
});
