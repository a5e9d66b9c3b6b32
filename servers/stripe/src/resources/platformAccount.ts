import { SHOP_COUNTRY } from './accountRules.ts';

/** The shop's own account, set up as docs/hosting.md says: it pays itself out by hand only, so that its balance stays for the artists. */
export const platformAccount = (businessName: string) => ({
  id: 'acct_platform',
  object: 'account' as const,
  business_profile: { name: businessName },
  capabilities: { card_payments: 'active' as const, transfers: 'active' as const },
  charges_enabled: true,
  country: SHOP_COUNTRY,
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: { payouts: { schedule: { delay_days: 2, interval: 'manual' as const } } },
  type: 'standard' as const,
});
