/** @jest-environment node */
import { memoryKeeper } from '../../testing/keepers';
import { findPrepared, keepRenditions } from './keepTrack';
import type { PreparedTrack, TrackFacts } from './preparedTrack';

const facts = { durationMs: 1000 } as TrackFacts;
const prepared: PreparedTrack = {
  facts,
  tags: {},
  files: [
    { kind: 'original', format: 'flac', blob: new Blob(['converted']), isConverted: true },
    { kind: 'purchase', format: 'mp3', blob: new Blob(['purchase']) },
    { kind: 'stream', format: 'mp3', blob: new Blob(['stream']) },
  ],
};
const artistsFile = { kind: 'original', format: 'flac', blob: new Blob(['FORM']) } as const;
const textsOf = async (track: PreparedTrack | null) => Promise.all(track?.files.map(({ blob }) => blob.text()) ?? []);

test('a converted original is found again instead of the file that it was made of', async () => {
  const keeper = memoryKeeper();
  await keepRenditions(keeper, 'a', prepared);
  const found = await findPrepared(keeper, 'a', { original: artistsFile, facts });
  expect(await textsOf(found)).toEqual(['converted', 'purchase', 'stream']);
});

test('where there is no room for it, everything is made again', async () => {
  const keeper = memoryKeeper();
  const keep = keeper.keep.bind(keeper);
  keeper.keep = (folder, name, blob) =>
    name === 'converted' ? Promise.reject(new Error('full')) : keep(folder, name, blob);
  await keepRenditions(keeper, 'a', prepared);
  expect(await findPrepared(keeper, 'a', { original: artistsFile, facts })).toBeNull();
});
