import type { Page } from '@playwright/test';
import { bringOut, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { pitchHz, secondsOf, soundOf } from './findings';
import { levelDb, recordFor, recordOutput, takeRecording } from './recording';
import { comeBackTo, playable } from './remembered';
import { cutTone, makeTones, TONE_HZ } from './tones';

const SECONDS = 6;
const AUDIO = '**/object/public/audio_files/**';

let album: Album;
test.beforeAll(async ({ product }) => {
  const music = makeTones(cutTone([SECONDS, SECONDS, SECONDS, SECONDS]));
  album = await bringOut(product, await signUp(product, 'Tone Maker', 'artist'), { title: 'Four', price: 0, music });
});

/** Answers requests for a track's file with an error, as often as told. @returns how often it was asked for */
async function breakFile(page: Page, trackIds: string[], times = Infinity): Promise<() => number> {
  let asked = 0;
  await page.route(AUDIO, (route) => {
    if (!trackIds.some((id) => route.request().url().includes(id))) return route.fallback();
    asked += 1;
    return asked > times ? route.fallback() : route.fulfill({ status: 503 });
  });
  return () => asked;
}

test('at one and a half times the speed the pitch stays', async ({ product, visit }) => {
  const guest = await visit();
  await recordOutput(guest.page);
  await comeBackTo(guest.page, (await playable(product, [album])).slice(0, 1), { rate: 1.5 });
  await guest.open('/');
  await guest.player.resume();
  await expect(guest.player.root.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await recordFor(guest.page, 0.5);
  const heard = soundOf(await takeRecording(guest.page));
  expect(Math.abs(secondsOf(heard) - SECONDS / 1.5)).toBeLessThan(0.4);
  expect(Math.abs(pitchHz(heard) / TONE_HZ - 1)).toBeLessThan(0.01);
});

test('a track that fails twice is tried again and plays', async ({ visit }) => {
  const guest = await visit();
  const asked = await breakFile(guest.page, [album.tracks[0]!.id], 2);
  await guest.album.open(album.id);
  await guest.album.playAll();
  await guest.player.reaches(1);
  await expect(guest.player.title('Part 1')).toBeVisible();
  expect(asked()).toBe(3);
});

test('a track that keeps failing is skipped', async ({ visit }) => {
  const guest = await visit();
  const asked = await breakFile(guest.page, [album.tracks[0]!.id]);
  await guest.album.open(album.id);
  await guest.album.playAll();
  await expect(guest.player.title('Part 2')).toBeVisible();
  await guest.player.reaches(1);
  expect(asked()).toBe(3);
});

test('after three tracks that fail, playback stops and says so', async ({ visit }) => {
  const guest = await visit();
  await breakFile(
    guest.page,
    album.tracks.map(({ id }) => id),
  );
  await guest.album.open(album.id);
  await guest.album.playAll();
  await expect(guest.page.getByText('Several tracks in a row could not be played.')).toBeVisible({ timeout: 30_000 });
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(guest.player.title('Part 3')).toBeVisible();
});

test('a browser that refuses to start by itself shows paused, skips nothing, and plays when clicked', async ({
  visit,
}) => {
  const guest = await visit();
  // As a browser does before anybody clicked; every step of this test counts as a click to Chromium.
  await guest.page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('play() failed because nobody interacted.', 'NotAllowedError'));
    };
  });
  await guest.album.open(album.id);
  await guest.album.playAll();
  await expect(guest.player.title('Part 1')).toBeVisible();
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await guest.player.resume();
  await guest.player.reaches(1);
  await expect(guest.player.title('Part 1')).toBeVisible();
});

test('seeking sounds from there on, and pausing is silence', async ({ visit }) => {
  const guest = await visit();
  await recordOutput(guest.page);
  await guest.album.open(album.id);
  await guest.album.playAll();
  await guest.player.reaches(1);
  await guest.player.seekTo(0.6);
  await guest.player.reaches(4);
  await expect(guest.player.title('Part 1')).toBeVisible();
  await guest.player.seekTo(0.1);
  await expect.poll(() => guest.player.seconds()).toBeLessThan(3);
  expect(levelDb((await recordFor(guest.page, 0.5)).samples)).toBeGreaterThan(-40);
  await guest.player.pause();
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await recordFor(guest.page, 0.4);
  expect(levelDb((await recordFor(guest.page, 0.5)).samples)).toBeLessThan(-90);
});
