/** @jest-environment node */
import { demoAccounts } from './demoAccounts.ts';

it('the sign-in page has demo accounts only where there is demo data', () => {
  expect(demoAccounts({ demo: 'off' })).toBeNull();
  for (const demo of ['small', 'full'] as const) {
    expect(demoAccounts({ demo })).toMatchObject({ listener: { email: expect.any(String) }, artist: {} });
  }
});
