import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFiles } from '../../../tools/audio-files/makeFiles';
import { RECIPES } from '../../../tools/audio-files/recipes';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

/** Formats that need a browser: its own decoders, and the encoder in a nested worker. The table in tools/audio-files covers the others. */
const TAKEN = {
  'aiff-24.aif': 'flac',
  'alac-51.m4a': 'flac',
  'flac-192k-ffmpeg.flac': 'flac',
  'wav-all-0.wav': 'wav',
};
const REFUSED = 'vorbis.ogg';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-formats-'));
  const files = [...Object.keys(TAKEN), REFUSED];
  makeFiles(
    folder,
    Object.values(RECIPES)
      .flat()
      .filter(({ file }) => files.includes(file)),
  );
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Tracks of many programs are taken, AIFF and ALAC as FLAC; what is not says what to do', async ({
  product,
  visit,
}) => {
  const artist = await signUp(product, 'Ines Farah', 'artist');
  const shop = await visit({ as: artist });
  const { albumForm } = shop;
  await albumForm.open();
  await albumForm.addFiles([...Object.keys(TAKEN), REFUSED].map((file) => join(folder, file)));
  await albumForm.describe({ title: 'Every Format', genres: ['Jazz'], priceDollars: '7' });
  await expect(albumForm.root.getByText('Uploaded', { exact: true })).toHaveCount(Object.keys(TAKEN).length, {
    timeout: 40_000,
  });
  await expect(albumForm.root.getByText(/vorbis\.ogg.* Export it as FLAC, WAV or MP3\./)).toBeVisible();
  await albumForm.saveDraft();
  await expect(
    shop.toast(`Album created with ${Object.keys(TAKEN).length} of ${Object.keys(TAKEN).length + 1} tracks`),
  ).toBeVisible();
  const stored = await product.ask(
    (sql) => sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = 'audio_masters' and name like ${`${artist.id}/%/original.%`}`,
  );
  const endings = stored.map(({ name }) => name.split('.').at(-1)!);
  expect(endings.sort()).toEqual(Object.values(TAKEN).sort());
});
