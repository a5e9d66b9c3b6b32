import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../../support/test';

let server: ChildProcess | null = null;

test.afterEach(async () => {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

/** What `npx nx serve catalog` runs; with `--live=…` against a product that runs already. */
async function serve(...options: string[]): Promise<string> {
  server = spawn(process.execPath, ['delivery/standalone/serve.mjs', 'catalog', ...options], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout!) {
    const address = /http:\/\/localhost:\d+\/harness/.exec(String(chunk));
    if (address) return address[0];
  }
  throw new Error('The dev server ended before it was ready');
}

// Compiles the page on the way. What the harness does with a backend is proven by live.spec.ts, what the server adds by serve.test.ts.
test.describe('npx nx serve catalog -- --live', () => {
  test('shows what a running product holds', async ({ page, product }) => {
    test.slow();
    await page.goto(await serve(`--live=${product.url}`), { timeout: 90_000 });
    await expect(page.getByRole('heading', { name: 'catalog (product)' })).toBeVisible({ timeout: 60_000 });
    await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  });
});

test.describe('npx nx serve catalog', () => {
  test('shows the fixtures of a backend of its own, which ends with it', async ({ page }) => {
    test.slow();
    await page.goto(await serve(), { timeout: 90_000 });
    await expect(page.getByRole('heading', { name: 'catalog (fixtures)' })).toBeVisible({ timeout: 60_000 });
    const inFrame = page.frameLocator('iframe');
    await expect(inFrame.getByRole('article').first()).toBeVisible();
    await page.getByLabel('Role').selectOption('listener');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('session/signedIn');
    await page.getByRole('button', { name: '/album/:albumId', exact: true }).click();
    const like = inFrame.getByRole('main').getByRole('button', { name: 'Like First Tram', exact: true });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Reload, with the data as at first' }).click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    const ended = once(server!, 'exit');
    server!.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
