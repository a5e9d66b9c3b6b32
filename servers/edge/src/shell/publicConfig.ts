import type { PublicConfig } from '@fairtone/contracts';
import { hasServiceWorker } from '../files/offlineFiles.ts';
import type { EdgeSettings } from '../settings.ts';

/** The public settings of the page, listed one by one so that no secret can be included by accident. */
export function publicConfig(settings: EdgeSettings, origin: string): PublicConfig {
  const { siteUrl, supabase, page, qa } = settings;
  return {
    siteUrl,
    supabaseUrl: supabase.publicUrl ?? origin,
    supabaseAnonKey: supabase.publishableKey(),
    stripePublishableKey: page.stripePublishableKey,
    demoAccounts: page.demoAccounts,
    emailConfirmation: page.emailConfirmation,
    phoneLogin: page.phoneLogin,
    paymentsTestMode: page.paymentsTestMode,
    testPaymentsUrl: page.testPaymentsUrl,
    telemetryShare: page.telemetryShare,
    qa,
    offline: hasServiceWorker(settings),
  };
}
