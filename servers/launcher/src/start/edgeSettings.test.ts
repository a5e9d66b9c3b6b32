/** @jest-environment node */
import { ownPageSecret } from '@fairtone/servers/supabase';
import { readConfig } from '../settings/config.ts';
import { edgeSettings } from './edgeSettings.ts';

const API_KEYS = { publishable: { default: 'sb_publishable_1' }, secret: { default: 'sb_secret_1' } };
const KEYS = { apiKeys: () => API_KEYS, jwtSecret: 'secret' };
const settingsFor = (env: NodeJS.ProcessEnv) =>
  edgeSettings(readConfig('/shop', env), KEYS, 'http://127.0.0.1:5', null);

it('the edge gets the publishable key and no secret', () => {
  const settings = settingsFor({});
  const { publishableKey, ...place } = settings.supabase;
  expect([place, publishableKey()]).toEqual([{ url: 'http://127.0.0.1:5', publicUrl: null }, 'sb_publishable_1']);
  expect(JSON.stringify(settings)).not.toMatch(/sb_secret|"secret"/);
});

it('pages are signed with the configured secret, else with one of this installation', () => {
  const PAGE_SECRET = 'shared-with-the-hosted-functions'.repeat(2);
  expect(settingsFor({ PAGE_SECRET }).pageSecret).toBe(PAGE_SECRET);
  expect(settingsFor({}).pageSecret).toBe(ownPageSecret(KEYS));
});

it('pages get the payment settings and the demo accounts', () => {
  expect(settingsFor({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).page.stripePublishableKey).toBe('pk_test_1');
  expect(settingsFor({ FAIRTONE_DEMO: 'off' }).page.demoAccounts).toBeNull();
  expect(settingsFor({}).page).toMatchObject({ demoAccounts: { listener: {} }, paymentsTestMode: true });
});

it('overrides are off in a deployment without tools for quality assurance', () => {
  const FAIRTONE_QA_ORIGINS = 'http://localhost:4231';
  expect(settingsFor({ FAIRTONE_QA: 'off', FAIRTONE_QA_ORIGINS }).qa).toBeNull();
  const testers = settingsFor({ FAIRTONE_QA: 'testers', FAIRTONE_QA_ORIGINS });
  expect(testers.qa).toEqual({ origins: [FAIRTONE_QA_ORIGINS], open: false });
});
