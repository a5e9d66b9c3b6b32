/** @jest-environment node */
import { PAGE_TOKEN_LIFE_S, readPageToken, signPage } from './pageToken.ts';

const SECRET = 'the secret of one shop';
const now = new Date('2026-11-24T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('has another page id each time', async () => {
  const pages = await Promise.all(
    [1, 2].map(async () => readPageToken(SECRET, await signPage(SECRET, now), later(3600))),
  );
  expect(new Set(pages).size).toBe(2);
  for (const page of pages) expect(page).toMatch(/^[0-9a-f]{24}$/);
});

it('is valid for a day, and not before it was signed', async () => {
  const token = await signPage(SECRET, now);
  expect(await readPageToken(SECRET, token, later(PAGE_TOKEN_LIFE_S - 1))).not.toBeNull();
  expect(await readPageToken(SECRET, token, later(PAGE_TOKEN_LIFE_S))).toBeNull();
  expect(await readPageToken(SECRET, token, later(-61))).toBeNull();
});

it('is invalid when it was forged', async () => {
  const token = await signPage(SECRET, now);
  const [second = '', page = '', signature = ''] = token.split('.');
  for (const forged of [
    '',
    'x',
    `${second}.${page}`,
    `${second}.${page}.${'0'.repeat(32)}`,
    `${second}.${'0'.repeat(24)}.${signature}`,
    `${(parseInt(second, 36) + 60).toString(36)}.${page}.${signature}`,
    `${token} `,
    await signPage('the secret of another', now),
  ]) {
    expect(await readPageToken(SECRET, forged, now)).toBeNull();
  }
});
