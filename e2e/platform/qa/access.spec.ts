import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUp } from '../../support/people';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';
import { QaTools } from '../../support/pages/qaTools';

const OTHER_WORDS = 'Fresh Off The Press';
const VERSION = '9.9.9-testers';

test.beforeAll(async ({ product }) => {
  await publishVariant(product.releases, 'catalog', VERSION, { 'Recent Releases': OTHER_WORDS });
});
test.afterAll(({ product }) =>
  rmSync(join(product.releases.folder, 'catalog', VERSION), { recursive: true, force: true }),
);

/** The page as a deployment sends it that gives only testers the QA tools (servers/edge, releaseHost.test.ts). */
async function allowTestersOnly(page: Page) {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('"open":true');
      await route.fulfill({ response, body: html.replace('"open":true', '"open":false') });
    },
  );
}

test.describe('Tools for quality assurance, where testers may have them', () => {
  test('are there for a tester as long as the role lasts, whatever is written into the browser', async ({
    product,
    visit,
  }) => {
    const person = await signUp(product, 'Tom Hale', 'customer');
    const shop = await visit({ as: person });
    await allowTestersOnly(shop.page);
    const qa = new QaTools(shop.page);
    const isAsked = () => shop.page.waitForResponse((response) => response.url().includes('/rest/v1/user_roles'));
    const expectNothing = async () => {
      await expect(shop.page.getByRole('heading', { name: 'Recent Releases' })).toBeVisible();
      for (const part of [qa.panel, qa.badge, shop.page.getByRole('alertdialog')]) await expect(part).toHaveCount(0);
    };

    await shop.open('/');
    await qa.forge({ catalog: { kind: 'version', version: VERSION } });
    const asked: string[] = [];
    shop.page.on('request', (request) => asked.push(request.url()));
    const link = encodeURIComponent(JSON.stringify({ catalog: { kind: 'version', version: VERSION } }));
    await Promise.all([isAsked(), shop.open(`/?qa&qa-overrides=${link}`)]);
    await expectNothing();
    await Promise.all([isAsked(), shop.page.keyboard.press('Alt+Shift+KeyQ')]);
    await expectNothing();
    expect(asked.filter((url) => new URL(url).pathname.includes(VERSION))).toEqual([]);

    await product.ask((sql) => sql`insert into user_roles (user_id, role) values (${person.id}, 'tester')`);
    await shop.open('/?qa');
    await expect(qa.panel).toBeVisible();
    await expect(shop.page.getByRole('heading', { name: OTHER_WORDS })).toBeVisible();
    await expect(qa.badge).toContainText(`catalog: ${VERSION}`);

    await product.ask((sql) => sql`delete from user_roles where user_id = ${person.id} and role = 'tester'`);
    await Promise.all([isAsked(), shop.open('/')]);
    await expectNothing();
  });
});
