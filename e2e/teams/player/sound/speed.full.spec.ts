import { publishAlbum } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { pitchHz, secondsOf, trimSilence } from './measurements';
import { recordFor, recordOutput, takeRecording } from './recording';
import { storePlayer, playableTracks } from './storedPlayer';
import { cutTone, makeTones, TONE_HZ } from './tones';

const SECONDS = 6;

test.describe('Speed', () => {
  test('of one and a half keeps the pitch', async ({ product, visit }) => {
    const artist = await signUp(product, 'Tone Maker', 'artist');
    const album = await publishAlbum(product, artist, {
      title: 'Fast',
      price: 0,
      music: makeTones(cutTone([SECONDS])),
    });
    const guest = await visit();
    await recordOutput(guest.page);
    await storePlayer(guest.page, await playableTracks(product, [album]), { rate: 1.5 });
    await guest.open('/');
    await guest.player.resume();
    await expect(guest.player.pauseButton).toBeVisible();
    await expect(guest.player.playButton).toBeVisible();
    await recordFor(guest.page, 0.5);
    const heard = trimSilence(await takeRecording(guest.page));
    expect(Math.abs(secondsOf(heard) - SECONDS / 1.5)).toBeLessThan(0.4);
    expect(Math.abs(pitchHz(heard) / TONE_HZ - 1)).toBeLessThan(0.01);
  });
});
