import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInCanary } from '@fairtone/domain';
import { codeOwners, errorBackend, folderStore, mapErrors, releaseAct } from '@fairtone/releases';
import { publishByHand, type HandMadeRemote } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';

const NAME = `wall${randomUUID().slice(0, 8)}`;
const TITLE = `The ${NAME}`;
const SOURCE = 'apps/catalog/src/screens/Wall.tsx';
const SHARES = Array.from({ length: 10_000 }, (_, share) => share);
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

/** Publishes a version as the release tool does, and writes it into the log. */
async function publish({ releases }: Product, version: string, how: Partial<HandMadeRemote>) {
  const remote = { name: NAME, version, titles: { en: TITLE }, sourceFile: SOURCE, ...how };
  const { baseUrl: _baseUrl, ...build } = publishByHand(releases, remote);
  const write = (file: string, content: object) =>
    writeFileSync(join(releases.folder, NAME, version, file), JSON.stringify(content));
  write('remote.json', build);
  write('audit.json', { packages: [], missingTexts: [], owner: '@fairtone/catalog' });
  await folderStore(releases.folder).log(NAME, releaseAct('ada', 'publish', version));
  return { ...build, baseUrl: `/releases/${NAME}/${version}/` };
}

/** Maps what pages reported, as the release host does every half a minute. */
const mapReported = ({ url, serviceKey, releases }: Product) =>
  mapErrors(
    {
      store: folderStore(releases.folder),
      shellFolder: null,
      ownerOf: codeOwners('/apps/catalog/ @fairtone/catalog'),
    },
    errorBackend({ url, secretKey: () => serviceKey }),
    NAME,
  );

test.describe('Console', () => {
  test('staff make a canary, see its error with line and owner, and roll it back; the log says who and why', async ({
    product,
    visit,
  }) => {
    // All visitors of these tests have one address, which may report thirty causes a day.
    await product.ask((sql) => sql`delete from private.attempts where rule like 'cause%'`);
    const store = folderStore(product.releases.folder);
    const live = await publish(product, '1.0.0', { routes: { [`/${NAME}`]: `() => h('h1', null, 'A wall')` } });
    product.releases.release(live);
    const screen = `function Wall() {\n  const bricks = null;\n  return h('p', null, bricks.length);\n}`;
    const canary = await publish(product, '2.0.0', { routes: { [`/${NAME}`]: screen } });
    const sten = await signUp(product, 'Sten Vale', 'customer');
    await product.ask((sql) => sql`select public.grant_role(${sten.id}, 'staff')`);

    const shop = await visit({ as: sten });
    const { page } = shop;
    await shop.open('/profile');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'Console' }).click();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(shop.heading(TITLE)).toBeVisible();

    await test.step('a canary at 10 %', async () => {
      await page.getByRole('button', { name: 'Promote… 2.0.0' }).click();
      const dialog = page.getByRole('dialog', { name: 'Promote 2.0.0' });
      await expect(dialog.getByText('Nothing speaks against it.')).toBeVisible();
      await expect(dialog.getByText('10% of the devices get 2.0.0; the others keep 1.0.0.')).toBeVisible();
      await dialog.getByLabel('Reason').fill('Walls with bricks');
      await dialog.getByRole('button', { name: 'Promote to 10%' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Canary' })).toBeVisible();
      expect(await store.readChannel(NAME)).toMatchObject({
        promoted: [{ version: '1.0.0' }],
        canary: { percent: 10, release: { version: '2.0.0' } },
      });
    });

    await test.step('a visitor of the canary meets an error, and gets what is live', async () => {
      const visitor = await visit();
      const share = SHARES.find((one) => isInCanary(one, canary, 10))!;
      await visitor.page.context().addCookies([{ name: 'fairtone_share', value: String(share), url: product.url }]);
      await visitor.open(`/${NAME}`);
      await expect(visitor.heading('A wall')).toBeVisible();
      const reported = () =>
        product.ask((sql) => sql`select cause from error_causes where remote = ${NAME} and cardinality(stack) > 0`);
      await expect.poll(async () => (await reported()).length).toBeGreaterThan(0);
    });

    await test.step('the error is there with its line in the sources and its owner', async () => {
      await mapReported(product);
      await page.getByRole('tab', { name: 'Errors' }).click();
      const errors = page.getByRole('tabpanel');
      await expect(errors.getByText(new RegExp(`^${SOURCE}:\\d+`))).toBeVisible();
      await expect(errors.getByText('@fairtone/catalog')).toBeVisible();
      await expect(errors.getByText(`/${NAME}`, { exact: true })).toBeVisible();
    });

    await test.step('it is rolled back', async () => {
      await page.getByRole('tab', { name: 'Releases' }).click();
      await page.getByRole('button', { name: 'Roll back…' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Reason').fill('It has no bricks');
      await dialog.getByRole('button', { name: 'End the canary' }).click();
      await expect(shop.toast('The canary 2.0.0 has ended')).toBeVisible();
      expect(await store.readChannel(NAME)).toEqual({ promoted: [live] });
      await page.getByRole('tab', { name: 'Log' }).click();
      const log = page.getByRole('tabpanel');
      await expect(log.getByText(/^Sten Vale \(console, [0-9a-f]{8}\) rolled back 2\.0\.0$/)).toBeVisible();
      await expect(log.getByText('It has no bricks')).toBeVisible();
    });
  });
});
