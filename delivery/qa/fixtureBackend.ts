import type { PublicConfig } from '@fairtone/contracts';
import { ROLE_ACCOUNTS, SCENE_PASSWORD } from '@fairtone/harness/fixtures';
import { startBackend, type BackendSeed, type RunningBackend } from '../../servers/testing/startBackend.ts';
import { seedShop } from './seedShop.ts';

/** The world of the fixtures as a template, made once a day and copied for each start. */
const SEED: BackendSeed = {
  name: 'fixtures',
  sources: [
    'delivery/harness/src/fixtures/world',
    'delivery/qa/seedShop.ts',
    'delivery/qa/seedPeople.ts',
    'libs/scenes/src/sceneAccounts.ts',
  ],
  fill: (backend) => seedShop(backend, new Date()),
};

/**
 * Starts the embedded backend on a copy of the fixtures. `stop()` removes the copy.
 * @param siteUrl origin of the page that asks it: payments lead back there
 */
export const startFixtureBackend = (siteUrl: string): Promise<RunningBackend> =>
  startBackend({ seed: SEED, env: { SITE_URL: siteUrl } });

/** The people of the scenes as the demo accounts of a page. */
export function fixtureAccounts(): PublicConfig['demoAccounts'] {
  const account = (role: keyof typeof ROLE_ACCOUNTS) => ({
    email: ROLE_ACCOUNTS[role].email,
    password: SCENE_PASSWORD,
  });
  return { listener: account('listener'), artist: account('artist') };
}

/** Settings for a page whose own origin passes requests on to a fixture backend; the roles of a scene are its demo accounts. */
export function fixtureSettings({ anonKey, paymentsUrl }: RunningBackend, siteUrl: string): PublicConfig {
  return {
    siteUrl,
    supabaseUrl: '',
    supabaseAnonKey: anonKey,
    stripePublishableKey: null,
    demoAccounts: fixtureAccounts(),
    emailConfirmation: false,
    phoneLogin: false,
    paymentsTestMode: true,
    testPaymentsUrl: paymentsUrl,
    qa: null,
  };
}
