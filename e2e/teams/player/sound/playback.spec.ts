import type { Page } from '@playwright/test';
import type { Album } from '../../../support/albums';
import { expect, test } from '../../../support/test';
import { publishThreeTracks, listenTo, removeRecommendations } from '../listening';
import { trackMediaElements, bufferedRanges } from './captureSound';
import { loudnessOf, recordOutput } from './recording';

const AUDIO = '**/object/public/audio_files/**';
const SOUND_DBFS = -40;
const SILENCE_DBFS = -90;
/** Less than a tenth of the silence that an encoder adds to a track. */
const JOIN_TOLERANCE_S = 0.005;

test.describe('Sound', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishThreeTracks(product, 'Standing Waves');
  });
  const lengthS = (track: number) => album.tracks[track]!.song.facts.duration_ms! / 1000;

  /** The state that the system's media controls show. */
  const mediaSession = (page: Page) =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);

  test('plays, goes on where it is sought, falls silent when paused, and is shown to the media keys', async ({
    visit,
  }) => {
    const guest = await visit();
    const { page, player } = guest;
    await recordOutput(page);
    await removeRecommendations(guest);
    await listenTo(guest, album.id);
    await player.reaches(1);
    expect(await mediaSession(page)).toEqual(['Corner Table', 'playing']);

    await player.seekTo(0.5);
    await player.reaches(lengthS(0) / 2 + 1);
    await expect(player.title('Corner Table')).toBeVisible();
    await expect.poll(() => loudnessOf(page, 0.5)).toBeGreaterThan(SOUND_DBFS);

    await player.pause();
    await expect(player.playButton).toBeVisible();
    expect(await mediaSession(page)).toEqual(['Corner Table', 'paused']);
    await expect.poll(() => loudnessOf(page, 0.3)).toBeLessThan(SILENCE_DBFS);

    await player.previous();
    await expect.poll(() => player.seconds()).toBe(0);
    await expect(player.title('Corner Table')).toBeVisible();
  });

  test('of one album goes from track to track on one timeline without a gap, and of one track that repeats again and again', async ({
    visit,
  }) => {
    const guest = await visit();
    const { page, player } = guest;
    await trackMediaElements(page);
    await removeRecommendations(guest);
    await listenTo(guest, album.id);

    // Both tracks are buffered before the first one ends. Encoder silence would make the ranges longer, and a gap would split them in two.
    const bothS = lengthS(0) + lengthS(1);
    const joined = async (endS: number) => {
      const [sounding, ...others] = await bufferedRanges(page);
      const isExact = Math.abs((sounding?.parts.at(-1)?.[1] ?? 0) - endS) < JOIN_TOLERANCE_S;
      return { parts: sounding?.parts.length, others, isExact };
    };
    await expect.poll(() => joined(bothS)).toEqual({ parts: 1, others: [], isExact: true });
    const reached = async () => (await bufferedRanges(page)).map(({ currentTime }) => currentTime);
    await player.seekTo(0.94);
    await expect(player.title('Night Bus')).toBeVisible();
    await expect.poll(async () => (await reached())[0]).toBeGreaterThan(lengthS(0));
    expect(await reached()).toHaveLength(1);

    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await expect(guest.toast('Repeat: this track')).toBeVisible();
    await expect.poll(() => joined(bothS + lengthS(1))).toEqual({ parts: 1, others: [], isExact: true });
    await player.seekTo(0.9);
    await expect.poll(async () => (await reached())[0]).toBeGreaterThan(bothS);
    await expect(player.title('Night Bus')).toBeVisible();
    await expect(player.pauseButton).toBeVisible();
  });

  test('starts after a file has failed twice', async ({ visit }) => {
    const guest = await visit();
    let asked = 0;
    await guest.page.route(AUDIO, (route) => {
      if (!route.request().url().includes(album.tracks[0]!.id)) return route.fallback();
      asked += 1;
      return asked > 2 ? route.fallback() : route.fulfill({ status: 503 });
    });
    await listenTo(guest, album.id);
    await guest.player.reaches(1);
    await expect(guest.player.title('Corner Table')).toBeVisible();
    expect(asked).toBe(3);
  });
});
