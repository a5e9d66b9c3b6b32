import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestMail } from '../../../servers/testing/clients';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { watch } from './pageErrors';

const NEW_PASSWORD = 'An0ther!password';

/** URLs and referrers of all requests of a browser from now on. */
function watchRequests(context: BrowserContext) {
  const seen: { url: string; referrer: string; isNavigation: boolean }[] = [];
  context.on('request', (request) => {
    const one = { url: request.url(), referrer: '', isNavigation: request.isNavigationRequest() };
    seen.push(one);
    // Leaving a page discards the response.
    void request.allHeaders().then(
      ({ referer = '' }) => (one.referrer = referer),
      () => undefined,
    );
  });
  return seen;
}

function logsOf(dataDir: string): string {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

test.describe('A signed-in visit', () => {
  test('plays and goes from page to page without what the policy forbids, and shows its tokens in no address, referrer or log', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const title = `Kept Secret ${randomUUID().slice(0, 8)}`;
    await publishAlbum(product, artist, { title, price: 0 });
    const listener = await visit({ as: artist });
    const complaints = await watch(listener.page.context());
    const requests = watchRequests(listener.page.context());
    await listener.open(`/artist/${artist.id}`);
    await listener.albumCard(title).play();
    await listener.player.reaches(1);
    await listener.player.seekTo(0.5);
    await listener.player.pause();
    await listener.albumCard(title).open();
    await expect(listener.heading(title)).toBeVisible();
    await listener.open('/dashboard?tab=uploads');
    await expect(listener.page.getByText(title).first()).toBeVisible();
    expect(complaints).toEqual({ violations: [], errors: [] });

    const tokens = [artist.session.access_token, artist.session.refresh_token];
    const isSecret = (text: string) => tokens.some((token) => text.includes(token));
    expect(requests.length).toBeGreaterThan(20);
    expect(requests.filter(({ url, referrer }) => isSecret(url) || isSecret(referrer))).toEqual([]);
    const logs = logsOf(product.dataDir);
    expect(logs).not.toMatch(/eyJ[\w-]+\.eyJ/);
    expect(isSecret(logs)).toBe(false);
  });
});

test.describe('A mailed link', () => {
  test('takes its token along when it is used: no referrer and no log carries it, and not the address after', async ({
    product,
    visit,
  }) => {
    const person = await signUp(product, 'Lena Marsh', 'customer');
    const asked = await fetch(`${product.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: product.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email }),
    });
    expect(asked.status).toBe(200);
    const { link } = await newestMail(product, person.email, 'recovery');
    const token = new URL(link).searchParams.get('token_hash')!;

    const guest = await visit();
    const requests = watchRequests(guest.page.context());
    await guest.open(link);
    await guest.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await guest.page.getByLabel(/Confirm/).fill(NEW_PASSWORD);
    await guest.page.getByRole('main').locator('form').getByRole('button').last().click();
    await expect(guest.page).toHaveURL(/\/login$/);
    await guest.page.goBack().catch(() => null);
    expect(guest.page.url()).not.toContain(token);
    const leaks = requests.filter(
      ({ url, referrer, isNavigation }) => referrer.includes(token) || (!isNavigation && url.includes(token)),
    );
    expect(requests.length).toBeGreaterThan(5);
    expect(leaks).toEqual([]);
    expect(logsOf(product.dataDir)).not.toContain(token);
  });
});
