import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestMail } from '../../../apps/backend/testing/clients';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

const NEW_PASSWORD = 'An0ther!password';

test('a session’s tokens stand in no address, no referrer and no log', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  await bringOut(product, artist, { title: 'Kept Secret', price: 0 });
  const listener = await visit({ as: artist });
  const urls: string[] = [];
  const referrers: string[] = [];
  listener.page.context().on('request', (request) => {
    urls.push(request.url());
    const seen = ({ referer }: Record<string, string>) => referer && referrers.push(referer);
    // A page that is left takes the answer along.
    void request.allHeaders().then(seen, () => undefined);
  });
  await listener.open('/');
  await listener.albumCard('Kept Secret').play();
  await listener.player.reaches(1);
  await listener.open('/dashboard?tab=uploads');
  await expect(listener.page.getByText('Kept Secret').first()).toBeVisible();
  await listener.albumForm.open();

  const tokens = [artist.session.access_token, artist.session.refresh_token];
  const isSecret = (text: string) => tokens.some((token) => text.includes(token));
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter(isSecret)).toEqual([]);
  expect(referrers.filter(isSecret)).toEqual([]);
  expect(logsOf(product.dataDir)).not.toMatch(/eyJ[\w-]+\.eyJ/);
  expect(tokens.filter((token) => logsOf(product.dataDir).includes(token))).toEqual([]);
});

test('the token of a mailed link leaves with the link: no referrer carries it, no log, and not the address after', async ({
  product,
  visit,
}) => {
  const person = await signUp(product, 'Lena Marsh', 'customer');
  const guest = await visit();
  await guest.open('/forgot-password');
  await guest.page.getByLabel('Email').fill(person.email);
  await guest.page.getByRole('main').getByRole('button').click();
  const { link } = await newestMail(product, person.email, 'recovery');
  const token = new URL(link).searchParams.get('token_hash')!;

  const leaks: string[] = [];
  guest.page.context().on('request', (request) => {
    if (!request.isNavigationRequest() && request.url().includes(token)) leaks.push(request.url());
    const seen = ({ referer }: Record<string, string>) => referer?.includes(token) && leaks.push(referer);
    void request.allHeaders().then(seen, () => undefined);
  });
  await guest.open(link);
  await guest.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await guest.page.getByLabel(/Confirm/).fill(NEW_PASSWORD);
  await guest.page.getByRole('main').locator('form').getByRole('button').last().click();
  await expect(guest.page).toHaveURL(/\/login$/);
  await guest.page.goBack().catch(() => null);
  expect(guest.page.url()).not.toContain(token);
  expect(leaks).toEqual([]);
  expect(logsOf(product.dataDir)).not.toContain(token);
});

function logsOf(dataDir: string): string {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
