import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { storePlayer, playableTracks } from './storedPlayer';
import { makeTones, TONE_HZ } from './tones';

/** Long enough for the shop to confirm the start before half of the track is over. */
const HEARD_S = 8;
const LISTENBRAINZ = 'https://api.listenbrainz.org/**';

test.describe('Counting plays', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    const tone = { hz: TONE_HZ, amplitude: 0.2 };
    const music = makeTones([
      { ...tone, title: 'Heard', seconds: HEARD_S },
      { ...tone, title: 'Skipped', seconds: 20 },
    ]);
    const artist = await signUp(product, 'Tone Maker', 'artist');
    album = await publishAlbum(product, artist, { title: 'Counted', price: 0, music });
  });

  /** Records the listening times that the page reports. */
  function watchClaims(page: Page) {
    const claims: { trackId: string; heardMs: number }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/functions/v1/record-play') || request.method() !== 'POST') return;
      const body = request.postDataJSON() as (typeof claims)[number] & { startToken?: string };
      if (body.startToken) claims.push(body);
    });
    return claims;
  }

  interface Submission {
    listen_type: string;
    payload: { listened_at?: number; track_metadata: { artist_name: string; track_name: string } }[];
  }

  /** Answers requests to ListenBrainz, and records them. */
  async function hearAsListenBrainz(page: Page) {
    const told: Submission[] = [];
    await page.route(LISTENBRAINZ, async (route) => {
      const request = route.request();
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization,content-type' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      expect(request.headers().authorization).toBe('Token listener-token');
      told.push(request.postDataJSON() as Submission);
      await route.fulfill({ json: { status: 'ok' }, headers: cors });
    });
    return told;
  }

  test('takes half of a track that was heard for one play, tells ListenBrainz, and a jump to the end for none', async ({
    product,
    visit,
  }) => {
    const guest = await visit();
    const { page, player } = guest;
    const claims = watchClaims(page);
    const told = await hearAsListenBrainz(page);
    const [heard, skipped] = await playableTracks(product, [album]);
    await storePlayer(page, [heard!, skipped!], { settings: { listenBrainzToken: 'listener-token' } });
    const countPlays = async (trackId: string) =>
      (await product.ask((sql) => sql`select id from plays where track_id = ${trackId}`)).length;

    await guest.open('/');
    await player.resume();
    await expect.poll(() => countPlays(heard!.id)).toBe(1);
    await player.seekTo(0.95);
    await expect(player.title('Skipped')).toBeVisible();
    await player.seekTo(0.97);
    await expect(player.playButton).toBeVisible();
    expect(await countPlays(skipped!.id)).toBe(0);
    expect(claims).toEqual([expect.objectContaining({ trackId: heard!.id })]);
    expect(claims[0]!.heardMs).toBeGreaterThanOrEqual((HEARD_S * 1000) / 2);

    await expect
      .poll(() => told.map(({ listen_type, payload }) => `${listen_type} ${payload[0]!.track_metadata.track_name}`))
      .toEqual(['playing_now Heard', 'single Heard', 'playing_now Skipped']);
    expect(told[1]!.payload[0]!.track_metadata.artist_name).toBe('Tone Maker');
    expect(told[1]!.payload[0]!.listened_at).toBeGreaterThan(Date.now() / 1000 - 120);
  });
});
