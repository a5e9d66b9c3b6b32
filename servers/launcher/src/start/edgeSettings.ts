import { demoAccounts } from '@fairtone/servers/demo';
import { PRERENDER_PROGRAM, type EdgeSettings } from '@fairtone/servers/edge';
import { ownKey, ownPageSecret } from '@fairtone/servers/supabase';
import { join } from 'node:path';
import type { Secrets } from '../data/secrets.ts';
import type { Config } from '../settings/config.ts';

type Keys = Pick<Secrets, 'apiKeys' | 'jwtSecret'>;

/**
 * The settings of the edge, derived from those of this installation.
 * @param servicesUrl URL at which this process reaches its own API
 * @param paymentsUrl of the test-mode provider; null with Stripe
 */
export function edgeSettings(
  config: Config,
  keys: Keys,
  servicesUrl: string,
  paymentsUrl: string | null,
): EdgeSettings {
  const { siteUrl, allowedOrigins, releases, qa, offline, devServers, auth, stripe } = config;
  return {
    siteUrl,
    allowedOrigins,
    supabase: { url: servicesUrl, publicUrl: null, publishableKey: () => ownKey(keys.apiKeys().publishable) },
    releases,
    prerenderProgram: join(config.root, PRERENDER_PROGRAM),
    pageSecret: releases.pageSecret ?? ownPageSecret(keys),
    page: {
      demoAccounts: demoAccounts(config),
      emailConfirmation: auth.emailConfirmation,
      paymentsTestMode: stripe.secretKey === null,
      phoneLogin: auth.sms.provider !== 'off',
      stripePublishableKey: stripe.publishableKey,
      telemetryShare: releases.telemetryShare,
      testPaymentsUrl: paymentsUrl,
    },
    qa,
    offline,
    devServers,
    // One machine serves its own pages.
    cache: null,
  };
}
