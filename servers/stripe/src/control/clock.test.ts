/** @jest-environment node */
import { control } from '../testing/actions.ts';
import { sessionParams } from '../testing/payments.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('the clock of the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop()));
  afterEach(() => shop.close());

  const open = (expiresAt: number) =>
    shop.stripe.checkout.sessions.create({ ...sessionParams(), expires_at: expiresAt });

  test('runs ahead, and back: sessions are opened and expire by it', async () => {
    const now = Math.floor(Date.now() / 1000);
    const [hour, month] = [3600, 30 * 86_400];
    await control(shop, 'clock', { ahead: String(month) });
    const session = await open(now + month + hour);
    expect(session.created).toBeGreaterThanOrEqual(now + month);
    await expect(open(now + hour)).rejects.toThrow('`expires_at`');
    await control(shop, 'clock', { ahead: '0' });
    expect((await open(now + hour)).created).toBeLessThan(now + hour);
  });
});
