import { PASSWORD, signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

const account = ({ header }: Shop) => header.root.getByRole('button', { name: 'Your account' });
const login = ({ header }: Shop) => header.root.getByRole('link', { name: 'Log in' });

test.describe('Session', () => {
  test('a guest logs in and comes back to the page that asked for it; every tab follows, in and out', async ({
    visit,
    product,
  }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const one = await visit();
    const other = new Shop(await one.page.context().newPage());
    await one.open('/favorites');
    await expect(one.page).toHaveURL('/login?returnTo=%2Ffavorites');
    await other.open('/login');
    await expect(login(other)).toBeVisible();

    await one.login.logIn(lena.email, 'Wr0ng!password');
    await expect(one.page.getByRole('alert')).toHaveText('ErrorInvalid email or password');
    await one.login.logIn(lena.email, PASSWORD);
    await expect(one.toast('Login Successful')).toBeVisible();
    await expect(one.page.locator('[data-sonner-toaster]')).toHaveCount(1);
    await expect(one.page).toHaveURL('/favorites');
    await expect(account(other)).toBeVisible();
    await expect(other.page).toHaveURL('/dashboard');

    await one.header.goTo('Explore');
    await expect(one.page).toHaveURL('/explore');
    await one.header.logOut();
    await expect(one.page).toHaveURL('/');
    await expect(login(other)).toBeVisible();
    await expect(other.page).toHaveURL(/^[^?]*\/login/);
  });
});
