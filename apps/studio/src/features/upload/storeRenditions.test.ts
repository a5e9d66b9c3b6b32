/** @jest-environment node */
import { createMemoryFileStore } from '../../testing/fileStores';
import { findPrepared, storeRenditions } from './storeRenditions';
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

test('a converted original is found instead of the file that it was converted from', async () => {
  const fileStore = createMemoryFileStore();
  await storeRenditions(fileStore, 'a', prepared);
  const found = await findPrepared(fileStore, 'a', { original: artistsFile, facts });
  expect(await textsOf(found)).toEqual(['converted', 'purchase', 'stream']);
});

test('when there is no space for the converted original, nothing is found, so that everything is encoded again', async () => {
  const fileStore = createMemoryFileStore();
  const keep = fileStore.keep.bind(fileStore);
  fileStore.keep = (folder, name, blob) =>
    name === 'converted' ? Promise.reject(new Error('full')) : keep(folder, name, blob);
  await storeRenditions(fileStore, 'a', prepared);
  expect(await findPrepared(fileStore, 'a', { original: artistsFile, facts })).toBeNull();
});
