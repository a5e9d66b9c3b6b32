/** @jest-environment node */
import sharp from 'sharp';
import { fingerprintOf, pack, unpack } from './fingerprint.ts';
import { draw } from './testing.ts';

it('comes back from its line as it was', async () => {
  const print = await fingerprintOf(await draw());
  expect(await unpack(await pack(print))).toEqual(print);
});

it('is a short line', async () => {
  expect((await pack(await fingerprintOf(await draw()))).length).toBeLessThan(1000);
});

it('is the mean colour of each cell, of what there is of it at the edges', async () => {
  // Two and a half cells side by side: red, half red and half black, white.
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="75" height="10"><rect width="75" height="10"/>' +
    '<rect width="45" height="10" fill="#f00"/><rect x="60" width="15" height="10" fill="#fff"/></svg>';
  const print = await fingerprintOf(await sharp(Buffer.from(svg)).png().toBuffer());
  expect(print).toEqual({ width: 75, height: 10, cells: Uint8Array.of(255, 0, 0, 128, 0, 0, 255, 255, 255) });
});

it('refuses a line that is no fingerprint', async () => {
  await expect(unpack('home')).rejects.toThrow('This is no fingerprint: home');
});
