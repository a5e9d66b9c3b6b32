import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener } from '../../tests/support/people';
import { release } from '../../tests/support/releases';
import { setting } from '../_testing/calls';

test('a provider that cannot be reached: said so, nothing granted, the order does not wait for ever', async () => {
  const [buyer, album] = [await listener(), await release(await artist())];
  const env: Record<string, string> = {
    SUPABASE_URL: setting('FAIRTONE_TEST_URL'),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: setting('FAIRTONE_TEST_ANON_KEY') }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: setting('FAIRTONE_TEST_SERVICE_KEY') }),
    SITE_URL: setting('FAIRTONE_TEST_URL'),
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  };
  const { default: WebSocket } = await import('ws');
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => env[name] } }, WebSocket });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handler } = await import('./handler');
  const answer = await handler(
    new Request('http://shop.test/functions/v1/create-payment', {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ albumId: album.id }] }),
    }),
  );
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { error: { code: 'provider_unavailable', message: expect.any(String) } },
  ]);
  expect(log).toHaveBeenCalled();
  expect(await done(server().from('orders').select('state').eq('user_id', buyer.id))).toEqual([{ state: 'failed' }]);
  expect(await done(buyer.rest.from('purchases').select('id'))).toEqual([]);
});
