import type { PublicConfig } from '@fairtone/contracts';
import type { Config } from '../../../launcher/src/process/config.ts';
import type { Secrets } from '../../../launcher/src/process/secrets.ts';
import { hasServiceWorker } from './offlineFiles.ts';

/** The settings that the page may know, built name by name: nothing gets in by accident. */
export function publicConfig(
  config: Config,
  secrets: Secrets,
  demoAccounts: PublicConfig['demoAccounts'],
  origin: string,
  testPaymentsUrl: string | null,
): PublicConfig {
  return {
    siteUrl: config.siteUrl,
    supabaseUrl: origin,
    supabaseAnonKey: secrets.anonKey,
    stripePublishableKey: config.stripe.publishableKey,
    demoAccounts: config.mode === 'production' ? null : demoAccounts,
    emailConfirmation: config.auth.emailConfirmation,
    phoneLogin: config.auth.sms.provider !== 'off',
    paymentsTestMode: config.stripe.secretKey === null,
    testPaymentsUrl,
    telemetryShare: config.releases.telemetryShare,
    qa: config.qa,
    offline: hasServiceWorker(config),
  };
}
