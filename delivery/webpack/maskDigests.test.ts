/** @jest-environment node */
import { minify } from '@swc/core';
import { maskDigests } from './maskDigests.mjs';

const digests = (sign: string) => ['0', '1', '2'].map((end) => sign.repeat(11) + end);
const script = ([one, two, three]: string[]) =>
  `(() => { const names = { 1: '${one}', 2: '${two}', 3: '${three}' }; ${'abcdefgh'
    .split('')
    .map((name) => `let ${name}x = globalThis.next(); globalThis.use(${name}x, names);`)
    .join(' ')} })()`;
const short = async (text: string) => (await minify(text, { compress: false, mangle: true })).code;

it('a script has the same names whatever its files were called', async () => {
  const plain = await Promise.all(['c', 's'].map((sign) => short(script(digests(sign)))));
  expect(plain[0]!.replaceAll(/c{11}/g, '')).not.toBe(plain[1]!.replaceAll(/s{11}/g, ''));

  const masked = await Promise.all(
    ['c', 's'].map(async (sign) => {
      const { masked, restore } = maskDigests(script(digests(sign)), digests(sign));
      return restore(await short(masked)).replaceAll(new RegExp(`${sign}{11}`, 'g'), '');
    }),
  );
  expect(masked[0]).toBe(masked[1]);
});

it('a digest is put back wherever it was, and keeps its length meanwhile', () => {
  const source = 'load("1.cccccccccccc.js", "cccccccccccc", "2.dddddddddddd.js")';
  const { masked, restore } = maskDigests(source, ['dddddddddddd', 'cccccccccccc']);
  expect(masked).not.toMatch(/c{12}|d{12}/);
  expect(masked).toHaveLength(source.length);
  expect(restore(masked)).toBe(source);
  expect(maskDigests(source, []).masked).toBe(source);
});
