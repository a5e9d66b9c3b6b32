import { publishAlbum, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { levels, powerShareAtPitch, secondsOf, trimSilence } from './measurements';
import { recordFor, takeRecording } from './recording';
import { storePlayer, playableTracks } from './storedPlayer';
import { makeTones } from './tones';
import { recordWithoutGaps } from './recordWithoutGaps';

const FADE_S = 2;
const SECONDS = 5;
const PITCHES_HZ = [440, 1000] as const;

let apart: Album[];
let together: Album;
test.beforeAll(async ({ product }) => {
  const [low, high] = makeTones(
    PITCHES_HZ.map((hz) => ({ title: `Tone of ${hz}`, hz, amplitude: 0.3, seconds: SECONDS })),
  );
  const artist = await signUp(product, 'Tone Maker', 'artist');
  apart = [
    await publishAlbum(product, artist, { title: 'Low', price: 0, music: [low!] }),
    await publishAlbum(product, artist, { title: 'High', price: 0, music: [high!] }),
  ];
  together = await publishAlbum(product, artist, { title: 'Both', price: 0, music: [low!, high!] });
});

test('unrelated tracks fade into each other at equal power', async ({ product, visit }) => {
  const { heard } = await recordWithoutGaps(visit, async (shop) => {
    await storePlayer(shop.page, await playableTracks(product, apart), { settings: { crossfadeS: FADE_S } });
    await shop.open('/');
    await shop.player.resume();
    await expect(shop.player.title('Tone of 1000')).toBeVisible({ timeout: 20_000 });
    await expect(shop.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await recordFor(shop.page, 0.5);
    return trimSilence(await takeRecording(shop.page));
  });

  expect(Math.abs(secondsOf(heard) - (2 * SECONDS - FADE_S))).toBeLessThan(0.4);
  const all = levels(heard, 50);
  const usual = all[10]!;
  expect(Math.min(...all)).toBeGreaterThan(usual - 2);
  expect(Math.max(...all)).toBeLessThan(usual + 2);
  const shares = (atS: number) => PITCHES_HZ.map((hz) => powerShareAtPitch(heard, hz, atS, 0.2));
  const middleS = SECONDS - FADE_S / 2;
  expect(shares(1)[1]!).toBeLessThan(0.01);
  for (const share of shares(middleS)) expect(share).toBeGreaterThan(0.2);
  expect(shares(SECONDS + 1)[0]!).toBeLessThan(0.01);
});

test('tracks of one album follow each other without a fade, whatever is set', async ({ product, visit }) => {
  const { heard } = await recordWithoutGaps(visit, async (shop) => {
    await storePlayer(shop.page, await playableTracks(product, [together]), { settings: { crossfadeS: FADE_S } });
    await shop.open('/');
    await shop.player.resume();
    await expect(shop.player.title('Tone of 1000')).toBeVisible({ timeout: 20_000 });
    await expect(shop.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await recordFor(shop.page, 0.5);
    return trimSilence(await takeRecording(shop.page));
  });

  expect(secondsOf(heard) + 0.1).toBeCloseTo(2 * SECONDS, 1);
  expect(powerShareAtPitch(heard, 1000, SECONDS - 0.4, 0.2)).toBeLessThan(0.01);
  expect(powerShareAtPitch(heard, 440, SECONDS + 0.2, 0.2)).toBeLessThan(0.01);
});
