import { artist } from '../../tests/support/people';
import { callScheduled } from '../_testing/artists';
import { call } from '../_testing/calls';

test('the settings of functions are reported without their values, and nothing is sent', async () => {
  const { status, body } = await callScheduled('check-setup');
  expect([status, body['mailFault']]).toEqual([200, null]);
  expect(body['settings']).toContainEqual({ name: 'STRIPE_SECRET_KEY', setBy: 'you', fault: null });
  expect(body['settings']).toContainEqual({ name: 'SMTP_URL', setBy: 'you', fault: 'missing' });
  expect(JSON.stringify(body)).not.toMatch(/sk_test_|whsec_/);
});

test('nobody but the service may ask for them', async () => {
  expect((await call('check-setup', {}, null)).status).toBe(403);
  expect((await call('check-setup', {}, await artist())).status).toBe(403);
});
