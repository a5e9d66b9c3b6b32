import { publishAlbum, type Album } from '../../../support/albums';
import { signUp } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { levels, trimSilence } from './measurements';
import { recordFor, recordOutput, takeRecording } from './recording';
import { storePlayer, playableTracks } from './storedPlayer';
import { makeTones, TONE_HZ } from './tones';

const APART_DB = 12;
let albums: Album[];
test.beforeAll(async ({ product }) => {
  const tone = { hz: TONE_HZ, seconds: 4 };
  const [loud, quiet] = makeTones([
    { ...tone, title: 'Loud', amplitude: 0.5 },
    { ...tone, title: 'Quiet', amplitude: 0.5 / 10 ** (APART_DB / 20) },
  ]);
  const artist = await signUp(product, 'Tone Maker', 'artist');
  albums = [
    await publishAlbum(product, artist, { title: 'Loud Album', price: 0, music: [loud!] }),
    await publishAlbum(product, artist, { title: 'Quiet Album', price: 0, music: [quiet!] }),
  ];
});

for (const [isLevelled, least, most] of [
  [true, 0, 1],
  [false, APART_DB - 0.5, APART_DB + 0.5],
] as const) {
  test(`two tracks ${APART_DB} LU apart come out ${most < 2 ? 'alike' : 'as they are'} when levelling is ${isLevelled ? 'on' : 'off'}`, async ({
    product,
    visit,
  }) => {
    const guest = await visit();
    await recordOutput(guest.page);
    await storePlayer(guest.page, await playableTracks(product, albums), { settings: { isLevelled } });
    await guest.open('/');
    await guest.player.resume();
    await expect(guest.player.title('Quiet')).toBeVisible({ timeout: 20_000 });
    await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await recordFor(guest.page, 0.5);

    const heard = levels(trimSilence(await takeRecording(guest.page)), 500);
    const [first, last] = [heard[2]!, heard.at(-3)!];
    console.log(`levelling ${isLevelled ? 'on' : 'off'}: ${first.toFixed(2)} dB, then ${last.toFixed(2)} dB`);
    expect(Math.abs(first - last)).toBeGreaterThanOrEqual(least);
    expect(Math.abs(first - last)).toBeLessThan(most);
    // The louder track is never heard with the quieter one's gain, nor above full scale.
    expect(Math.max(...heard)).toBeLessThan(Math.max(first, last) + 1);
  });
}
