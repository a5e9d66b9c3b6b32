import { PASSWORD, signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

let lena: Person;
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});
const account = ({ header }: Shop) => header.root.getByRole('button', { name: 'Your account' });
const login = ({ header }: Shop) => header.root.getByRole('link', { name: 'Log in' });

test('signing in in one tab is signing in in all, and so is signing out', async ({ visit }) => {
  const one = await visit();
  const other = new Shop(await one.page.context().newPage());
  await one.open('/login?returnTo=%2Fexplore');
  await other.open('/artists');
  await expect(login(other)).toBeVisible();
  await one.login.logIn(lena.email, PASSWORD);
  await expect(one.page).toHaveURL('/explore');
  await expect(account(other)).toBeVisible();
  await other.open('/dashboard');
  await expect(other.page).toHaveURL('/dashboard');
  await one.header.logOut();
  await expect(one.page).toHaveURL('/');
  await expect(login(other)).toBeVisible();
  await expect(other.page).toHaveURL(/^[^?]*\/login/);
});

test('signing out without the server leaves nobody signed in here', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await shop.page.route('**/auth/v1/logout*', (route) => route.abort());
  await shop.open('/explore');
  await shop.header.logOut();
  await expect(login(shop)).toBeVisible();
  await shop.page.reload();
  await expect(login(shop)).toBeVisible();
});

test('somebody with a session that was ended elsewhere is told to log in, not shown another’s page', async ({
  visit,
  product,
}) => {
  await fetch(`${product.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: product.anonKey, authorization: `Bearer ${lena.session.access_token}` },
  });
  const ended = { ...lena, session: { ...lena.session, expires_at: Math.floor(Date.now() / 1000) - 60 } };
  const shop = await visit({ as: ended });
  await shop.open('/dashboard');
  await expect(shop.page).toHaveURL('/login?returnTo=%2Fdashboard');
});
