import type { PublicConfig } from '@fairtone/contracts';
import { ROLE_ACCOUNTS } from '../fixtures/index.ts';

const PASSWORD = 'fixtures need none';

/** Settings of a page without a backend: everything is asked of the page's own origin, where the fixtures answer. */
export function fixtureConfig(): PublicConfig {
  const account = (role: keyof typeof ROLE_ACCOUNTS) => ({ email: ROLE_ACCOUNTS[role].email, password: PASSWORD });
  return {
    siteUrl: location.origin,
    supabaseUrl: location.origin,
    supabaseAnonKey: 'fixtures',
    stripePublishableKey: null,
    demoAccounts: { listener: account('listener'), artist: account('artist') },
    emailConfirmation: false,
    phoneLogin: false,
    paymentsTestMode: true,
    testPaymentsUrl: null,
    qa: null,
  };
}
