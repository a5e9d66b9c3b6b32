import { randomUUID } from 'node:crypto';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';

const NAME = `charts-${randomUUID().slice(0, 8)}`;
const NEW = `/${NAME}/weekly`;
const screenOf = (version: string) => `() => h('div', null,
  h('h1', null, 'Charts ' + ${JSON.stringify(version)} + router.useLocation().search),
  h(router.Link, { to: '${NEW}?week=12#top' }, 'This week'))`;

test.describe('Page that is open during a release', () => {
  test.afterAll(({ product: { releases } }) => releases.forget(NAME));

  test('loads a screen that only the newer version of a running app has as a new page', async ({ product, visit }) => {
    const { releases } = product;
    const release = (version: string, paths: string[]) => {
      const routes = Object.fromEntries(paths.map((path) => [path, screenOf(version)]));
      releases.release(publishByHand(releases, { name: NAME, version, routes }));
    };
    release('1.0.0', [`/${NAME}`]);
    const guest = await visit();
    const isSamePage = () => guest.page.evaluate(() => '__same' in window);
    await guest.open(`/${NAME}`);
    await expect(guest.heading('Charts 1.0.0')).toBeVisible();
    await guest.page.evaluate(() => Object.assign(window, { __same: true }));

    await guest.page.getByRole('link', { name: 'This week' }).click();
    await expect(guest.heading(/Page not found/)).toBeVisible();
    expect(await isSamePage()).toBe(true);
    await guest.page.goBack();
    await expect(guest.heading('Charts 1.0.0')).toBeVisible();

    release('2.0.0', [`/${NAME}`, NEW]);
    await guest.page.getByRole('link', { name: 'This week' }).click();
    await expect(guest.heading('Charts 2.0.0?week=12')).toBeVisible();
    expect(await isSamePage()).toBe(false);
    expect(new URL(guest.page.url()).hash).toBe('#top');
  });
});
