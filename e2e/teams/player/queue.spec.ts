import type { Album } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { publishFiveTracks, listenTo } from './listening';

test.describe('Queue', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishFiveTracks(product, 'One Piece');
  });

  test('is filled up with what others hear, put into order with pointer and keyboard, played from and saved', async ({
    product,
    visit,
  }) => {
    const lena = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
    const { page, player } = lena;
    const [fourth, fifth] = album.tracks.slice(3).map(({ title }) => title) as [string, string];
    const upNext = (count: number) => player.root.getByRole('heading', { name: `Up Next · ${count} tracks` });
    const { queue } = player;
    /** The rows of the album's tracks; recommendations follow them. */
    const order = async () => (await queue.titles()).slice(0, 3);

    await test.step('two that are left become seven', async () => {
      await listenTo(lena, album.id);
      await player.expand();
      await expect(upNext(4)).toBeVisible();
      await player.next();
      await player.next();
      await expect(upNext(7)).toBeVisible();
      await player.pause();
      await player.openQueue();
      expect((await queue.titles()).slice(0, 2)).toEqual([fourth, fifth]);
      await expect(queue.offers.first()).toBeVisible();
    });

    await test.step('a row is dragged with the pointer', async () => {
      await queue.row(fifth).hover();
      await page.mouse.down();
      // Moves on until the line shows that the row will be dropped above the other; the list may still scroll meanwhile.
      const line = queue.root.locator('[data-drop-target]').first();
      await expect(async () => {
        const row = (await queue.row(fourth).boundingBox())!;
        await page.mouse.move(row.x + row.width / 2, row.y + 2, { steps: 4 });
        expect(Math.abs((await line.boundingBox({ timeout: 500 }))!.y - row.y)).toBeLessThan(row.height / 2);
      }).toPass();
      await page.mouse.up();
      await expect.poll(async () => (await order()).slice(0, 2)).toEqual([fifth, fourth]);
    });

    await test.step('a row is moved with the keyboard alone', async () => {
      await queue.root.getByRole('button', { name: 'Clear' }).focus();
      await page.keyboard.press('Tab');
      await expect(queue.rows.first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(queue.root.getByRole('button', { name: `Move ${fifth}`, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(queue.root.getByRole('button', { name: /^Insert / }).first()).toBeAttached();
      for (let places = 0; places < 2; places += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await order()).indexOf(fifth)).toBeGreaterThan(0);
      expect((await order())[0]).toBe(fourth);
    });

    await test.step('a row plays when it is pressed', async () => {
      await queue.row(fourth).getByText(fourth).click();
      await expect(queue.row(fourth)).toBeHidden();
    });

    await test.step('it becomes a playlist', async () => {
      await queue.press('Save as playlist');
      await expect(page.getByRole('dialog', { name: 'Add Queue to a playlist' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(player.title(fourth)).toBeVisible();
      await expect(player.pauseButton).toBeVisible();
    });
  });
});
