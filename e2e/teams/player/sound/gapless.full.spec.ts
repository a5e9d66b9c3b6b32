import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { publishAlbum, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { largestClick, secondsOf, trimSilence, levelDeviation } from './measurements';
import { recordFor, takeRecording, type Recording } from './recording';
import { storePlayer } from './storedPlayer';
import { cutTone, makeTones, SAMPLE_RATE, TONE_HZ } from './tones';
import { recordWithoutGaps } from './recordWithoutGaps';

/** The first tone is long enough to press "next" while it plays. */
const LENGTHS_S = [6.0123, 3.3311, 2.9, 3.5];
/** Allowed deviation of the level of any 5 ms. Half a millisecond of silence in them is 0.5 dB, 5 ms are 60. */
const UNEVENNESS_DB = 0.5;
/**
 * Allowed in addition to the deviation of the files: MP3 is lossy where a tone is cut. A cut from one phase to another is up to 2, a blend
 * of 15 ms 0.005.
 */
const CLICK = 0.02;
/** While the tracks overlap, opposite phases cancel for a moment: 13.4 dB in the worst 5 ms. Silence would be 60 and more. */
const BLEND_DIP_DB = 20;
/** Equal phases add up: 3.01 dB at equal power. */
const BLEND_BUMP_DB = 3.5;

let album: Album;
test.beforeAll(async ({ product }) => {
  const music = makeTones(cutTone(LENGTHS_S));
  album = await publishAlbum(product, await signUp(product, 'Tone Maker', 'artist'), {
    title: 'One Tone',
    price: 0,
    music,
  });
});

/** The reference: every file decoded in one go, cut at the sample, and concatenated. */
async function decodedInOneGo(page: Page): Promise<Recording> {
  const parts: number[] = [];
  for (const { song } of album.tracks) {
    const file = readFileSync(song.files.stream).toString('base64');
    const samples = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const audio = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes.buffer);
      return [...audio.getChannelData(0)];
    }, file);
    for (const sample of samples) parts.push(sample);
  }
  return { samples: Float32Array.from(parts), sampleRate: SAMPLE_RATE };
}

test('an album of one tone cut in four plays as one tone', async ({ visit }) => {
  const { guest, heard } = await recordWithoutGaps(visit, async (shop) => {
    await storePlayer(shop.page, []);
    await shop.album.open(album.id);
    await shop.album.playAll();
    await expect(shop.player.title('Part 4')).toBeVisible({ timeout: 30_000 });
    await expect(shop.player.playButton).toBeVisible();
    // Samples that have not reached the recorder yet.
    await recordFor(shop.page, 0.5);
    return trimSilence(await takeRecording(shop.page));
  });
  const best = largestClick(await decodedInOneGo(guest.page), TONE_HZ);
  const click = largestClick(heard, TONE_HZ);
  const { dip, bump } = levelDeviation(heard);
  console.log(
    `by itself: ${secondsOf(heard).toFixed(3)} s, dip ${dip.toFixed(2)} dB, bump ${bump.toFixed(2)} dB, click ${click.toFixed(3)} (files: ${best.toFixed(3)})`,
  );
  expect(secondsOf(heard) + 0.1).toBeCloseTo(
    LENGTHS_S.reduce((sum, length) => sum + length),
    1,
  );
  expect(Math.max(dip, bump)).toBeLessThan(UNEVENNESS_DB);
  expect(click).toBeLessThan(best + CLICK);
});

test('a click on next leaves no silence and makes no click', async ({ visit }) => {
  const { heard } = await recordWithoutGaps(visit, async (shop) => {
    await storePlayer(shop.page, []);
    await shop.album.open(album.id);
    await shop.album.playAll();
    await shop.player.reaches(1);
    const recording = recordFor(shop.page, 1.5);
    await shop.player.next();
    await expect(shop.player.title('Part 2')).toBeVisible();
    return recording;
  });
  const click = largestClick(heard, TONE_HZ);
  const { dip, bump } = levelDeviation(heard);
  console.log(`by next: dip ${dip.toFixed(2)} dB, bump ${bump.toFixed(2)} dB, click ${click.toFixed(3)}`);
  expect(dip).toBeLessThan(BLEND_DIP_DB);
  expect(bump).toBeLessThan(BLEND_BUMP_DB);
  // The cuts of the files are not heard here, so their own deviation is not allowed.
  expect(click).toBeLessThan(CLICK);
});
