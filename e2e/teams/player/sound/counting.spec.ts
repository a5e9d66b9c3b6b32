import type { Page } from '@playwright/test';
import { bringOut, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { comeBackTo, playable } from './remembered';
import { makeTones, TONE_HZ } from './tones';

const SECONDS = 8;
let album: Album;
test.beforeAll(async ({ product }) => {
  const music = makeTones(
    ['Heard', 'Skipped', 'Told'].map((title) => ({ title, hz: TONE_HZ, amplitude: 0.2, seconds: SECONDS })),
  );
  album = await bringOut(product, await signUp(product, 'Tone Maker', 'artist'), { title: 'Counted', price: 0, music });
});

/** Remembers what the page claims to have heard. */
function watchClaims(page: Page) {
  const claims: { heardMs: number }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/record-play') || request.method() !== 'POST') return;
    const body = request.postDataJSON() as { heardMs: number; startToken?: string };
    if (body.startToken) claims.push(body);
  });
  return claims;
}

test('half of a short track heard is one play, and one only', async ({ product, visit }) => {
  const guest = await visit();
  const claims = watchClaims(guest.page);
  const [track] = await playable(product, [album]);
  await comeBackTo(guest.page, [track!]);
  await guest.open('/');
  await guest.player.resume();
  const countPlays = () =>
    product.ask((sql) => sql<{ id: string }[]>`select id from plays where track_id = ${track!.id}`);
  await expect.poll(async () => (await countPlays()).length, { timeout: 20_000 }).toBe(1);
  expect(claims[0]!.heardMs).toBeGreaterThanOrEqual((SECONDS * 1000) / 2);
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(claims).toHaveLength(1);
});

test('seeking to the end is no play', async ({ product, visit }) => {
  const guest = await visit();
  const claims = watchClaims(guest.page);
  const track = (await playable(product, [album]))[1]!;
  await comeBackTo(guest.page, [track]);
  await guest.open('/');
  await guest.player.resume();
  await guest.player.reaches(1);
  await guest.player.seekTo(0.85);
  await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(claims).toEqual([]);
  expect(await product.ask((sql) => sql`select id from plays where track_id = ${track.id}`)).toHaveLength(0);
});

test('ListenBrainz is told what plays and what was listened to, for those who gave a token', async ({
  product,
  visit,
}) => {
  const guest = await visit();
  const told: { listen_type: string; payload: { listened_at?: number; track_metadata: object }[] }[] = [];
  await guest.page.route('https://api.listenbrainz.org/**', async (route) => {
    const request = route.request();
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization,content-type' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    expect(request.headers().authorization).toBe('Token listener-token');
    told.push(request.postDataJSON() as (typeof told)[number]);
    await route.fulfill({ json: { status: 'ok' }, headers: cors });
  });
  const track = (await playable(product, [album]))[2]!;
  await comeBackTo(guest.page, [track], { settings: { listenBrainzToken: 'listener-token' } });
  await guest.open('/');
  await guest.player.resume();
  await expect
    .poll(() => told.map(({ listen_type }) => listen_type), { timeout: 20_000 })
    .toEqual(['playing_now', 'single']);
  expect(told[1]!.payload[0]!.track_metadata).toMatchObject({ artist_name: 'Tone Maker', track_name: 'Told' });
  expect(told[1]!.payload[0]!.listened_at).toBeGreaterThan(Date.now() / 1000 - 60);
});
