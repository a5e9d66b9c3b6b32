import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('A public album that nobody bought', () => {
  test('gets other audio for a track, is deleted by a slip, and comes back as it was', async ({ product, visit }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Second Thoughts', price: 700, songs: ['mp3'] });
    const [track] = album.tracks;
    const studio = await visit({ as: artist });
    const { albumForm, page } = studio;
    const streamOf = async () => {
      const { data } = await artist.rest.from('tracks').select('audio_url').eq('id', track!.id).single();
      return data?.audio_url ?? '';
    };
    const before = await streamOf();

    await test.step('another file for the track', async () => {
      await albumForm.open(album);
      await albumForm.root.getByLabel(`Replace audio of ${track!.title}`).setInputFiles(product.media.songs.wav.upload);
      await expect(albumForm.rowOf(track!.title)).toContainText('Replaces the audio when you save', {
        timeout: 40_000,
      });
      await albumForm.saveChanges();
      await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
      expect(await streamOf()).not.toBe(before);
    });

    await test.step('guests hear it at its new address', async () => {
      const guest = await visit();
      const sound = guest.page.waitForResponse((answer) => answer.url().endsWith('.mp3'));
      await guest.album.open(album.id);
      await guest.album
        .track(track!.title)
        .getByRole('button', { name: `Play ${track!.title}` })
        .click();
      expect((await sound).url()).toContain(await streamOf());
      expect((await sound).ok()).toBe(true);
    });

    await test.step('deleted, and back by the keyboard', async () => {
      await page.getByRole('button', { name: 'Delete Second Thoughts' }).click();
      await expect(page.getByText('Second Thoughts was deleted.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Edit Second Thoughts' })).toBeVisible();
      expect((await page.request.get(await streamOf())).ok()).toBe(true);
    });
  });
});
