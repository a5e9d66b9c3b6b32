import { readFileSync } from 'node:fs';
import { localizedText } from './localizedText';
import type { Scene, SceneContext } from './runScene';

async function fillAlbum({ page, product, open, field }: SceneContext) {
  await open('/create-album');
  await field('studio:albumForm.title').fill('First Light');
  await field('studio:albumForm.description').fill('Three pieces for early trains.');
  // The checkbox is hidden under its label.
  await field('common:genres.jazz').press('Space');
  await field('studio:pricing.fixedPrice').fill('9');
  const { mp3, wav, flac } = product.media.songs;
  await page.locator('input[type="file"][multiple]').setInputFiles([mp3.upload, wav.upload, flac.upload]);
}

/** The first chunk of the first file is never answered; the other files wait, so nothing changes any more. */
async function fillAlbumOnDeadLine(stage: SceneContext) {
  const { page } = stage;
  const uploads = '**/storage/v1/upload/resumable**';
  await page.route(uploads, () => undefined);
  const begun = page.waitForRequest(uploads, { timeout: 60_000 });
  await fillAlbum(stage);
  await begun;
  await page.getByText(localizedText('studio:upload.waiting')).nth(1).waitFor({ timeout: 60_000 });
  // The lengths of all three tracks: each file is read after the one before.
  await page
    .getByText(/^\d+:\d\d$/)
    .nth(2)
    .waitFor({ timeout: 60_000 });
}

/** A replacement file for the album's first track. */
async function replaceAudio({ page, product, world, open }: SceneContext) {
  await open(`/edit-album/${world.albums.fixed.id}`);
  const choosers = page.getByLabel(localizedText('studio:tracks.audio.replaceOf'));
  await choosers.first().setInputFiles(product.media.songs.wav.upload);
}

/** Pages on which artists create and manage albums. */
export const studioScenes: Scene[] = [
  { name: 'for-artists', show: ({ open }) => open('/for-artists') },
  { name: 'create-album-empty', as: 'artist', isState: true, show: ({ open }) => open('/create-album') },
  {
    name: 'create-album-errors',
    as: 'artist',
    show: async ({ page, open, button }) => {
      await open('/create-album');
      await button('studio:save.publish').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'create-album-uploading',
    as: 'artist',
    isState: true,
    show: fillAlbumOnDeadLine,
  },
  {
    name: 'create-album-paused',
    as: 'artist',
    isState: true,
    show: async (stage) => {
      await fillAlbumOnDeadLine(stage);
      await stage.button('studio:upload.pauseAll').click();
      await stage.button('studio:upload.resumeAll').waitFor();
    },
  },
  {
    name: 'create-album-in-another-tab',
    as: 'artist',
    isState: true,
    show: async ({ page, open, button }) => {
      const other = await page.context().newPage();
      await other.goto('/create-album');
      await other.getByRole('textbox').first().waitFor();
      await open('/create-album');
      await button('studio:draft.elsewhere.takeOver').waitFor();
    },
  },
  {
    name: 'create-album-filled',
    as: 'artist',
    show: async (stage) => {
      await fillAlbum(stage);
      await stage.page.getByRole('main').getByRole('listitem').nth(2).waitFor();
      await stage.page.locator('progress').first().waitFor({ state: 'detached', timeout: 60_000 });
    },
  },
  {
    name: 'crop-cover',
    as: 'artist',
    show: async ({ page, product, open, button }) => {
      await open('/create-album');
      await page.locator('input[type="file"][accept="image/*"]').setInputFiles(product.media.picture);
      await button('studio:cover.crop.use').waitFor();
    },
  },
  { name: 'edit-album', as: 'artist', show: ({ world, open }) => open(`/edit-album/${world.albums.fixed.id}`) },
  {
    name: 'edit-album-audio-under-way',
    as: 'artist',
    isState: true,
    show: async (stage) => {
      const uploads = '**/storage/v1/upload/resumable**';
      await stage.page.route(uploads, () => undefined);
      const begun = stage.page.waitForRequest(uploads, { timeout: 60_000 });
      await replaceAudio(stage);
      await begun;
    },
  },
  {
    name: 'edit-album-audio-replaced',
    as: 'artist',
    isState: true,
    show: async (stage) => {
      await replaceAudio(stage);
      await stage.page.getByText(localizedText('studio:tracks.audio.replaces')).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'create-album-refused-files',
    as: 'artist',
    isState: true,
    show: async ({ page, product, open }) => {
      await open('/create-album');
      const { mp3, wav } = product.media.songs;
      const cut = readFileSync(wav.upload).subarray(0, 40_000);
      await page.locator('input[type="file"][multiple]').setInputFiles([
        { name: 'A Letter From The Harbour In A Very Long Winter.wav', mimeType: 'audio/wav', buffer: cut },
        { name: 'Street Song.flac', mimeType: 'audio/flac', buffer: readFileSync(mp3.upload) },
        { name: 'Notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Words, not music. '.repeat(500)) },
        { name: 'Late.ogg', mimeType: 'audio/ogg', buffer: Buffer.from('OggS'.padEnd(5000, '\0')) },
      ]);
      const refusals = page.getByRole('main').getByRole('listitem').locator('input[type="file"]');
      await refusals.nth(3).waitFor({ state: 'attached', timeout: 60_000 });
    },
  },
  { name: 'edit-album-denied', as: 'artist', show: ({ world, open }) => open(`/edit-album/${world.albums.named.id}`) },
  { name: 'dashboard-artist', as: 'artist', isState: true, show: ({ open }) => open('/dashboard') },
  {
    name: 'my-music',
    as: 'artist',
    show: async ({ page, open }) => {
      await open('/dashboard?tab=uploads');
      await page.getByText('Unfinished Letters').first().waitFor();
    },
  },
  {
    name: 'stats',
    as: 'artist',
    show: async ({ page, open }) => {
      await open('/dashboard?tab=stats');
      await page.getByRole('main').getByRole('img').first().waitFor();
    },
  },
  { name: 'sales', as: 'artist', show: ({ open }) => open('/dashboard?tab=sales') },
  { name: 'artist-settings', as: 'artist', show: ({ open }) => open('/artist-settings') },
  ...['notifications', 'privacy'].map((tab): Scene => ({
    name: `artist-settings-${tab}`,
    as: 'artist',
    show: async ({ page, open }) => {
      await open(`/artist-settings?tab=${tab}`);
      await page.getByRole('checkbox').first().waitFor();
    },
  })),
  { name: 'artist-settings-payments', as: 'artist', show: ({ open }) => open('/artist-settings?tab=payments') },
];
