import type { PaymentSettings, SupabaseSecrets, SupabaseSettings } from '../settings.ts';

/** Gives all variables as they are now. */
export type FunctionEnv = () => Record<string, string>;

export type FunctionSettings = {
  payments: PaymentSettings;
  /** Secret that signs the tokens of pages. */
  pageSecret: string;
  /** URL at which functions reach the other services. */
  servicesUrl: string;
  /** Variables with which the functions of the console find the release store; none when the shop has none that they can reach. */
  releases: Record<string, string>;
};

/**
 * Reads a variable of `Deno.env` for functions: the names that a hosted project sets. No database URL, no signing secret. The keys are
 * those of the moment, so that functions take a rotated key without a restart.
 */
export function functionEnv(
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
  { payments, pageSecret, servicesUrl, releases }: FunctionSettings,
): FunctionEnv {
  const fixed: Record<string, string> = {
    SUPABASE_URL: servicesUrl,
    SUPABASE_PUBLIC_URL: config.siteUrl,
    SUPABASE_ANON_KEY: secrets.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
    SITE_URL: config.siteUrl,
    PAGE_SECRET: pageSecret,
    ALLOWED_ORIGINS: config.allowedOrigins.join(','),
    ...mailEnv(config, servicesUrl),
    ...releases,
    STRIPE_SECRET_KEY: payments.secretKey,
    STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
    ...(payments.apiBase ? { STRIPE_API_BASE: payments.apiBase } : {}),
  };
  return () => {
    const { publishable, secret } = secrets.apiKeys();
    return {
      ...fixed,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify(publishable),
      SUPABASE_SECRET_KEYS: JSON.stringify(secret),
    };
  };
}

function mailEnv({ mail, mode }: SupabaseSettings, servicesUrl: string): Record<string, string> {
  if (mail) return { SMTP_URL: mail.smtpUrl, MAIL_FROM: mail.from };
  return mode === 'development' ? { MAIL_OUTBOX_URL: `${servicesUrl}/outbox` } : {};
}
