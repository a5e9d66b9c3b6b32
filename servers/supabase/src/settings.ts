import type { TrustedProxies } from '@fairtone/servers/shared';

export type SmsSettings =
  | { provider: 'off' }
  /** Development: into the outbox page. */
  | { provider: 'outbox' }
  | { provider: 'twilio'; accountSid: string; authToken: string; sender: string; apiUrl: string };

/** Rules of accounts, as a hosted project has them in supabase/config.toml. */
export type AuthSettings = {
  /** Whether a new account must confirm its e-mail before the first sign-in. */
  emailConfirmation: boolean;
  /** A changed e-mail is confirmed at the old address as well as at the new one. */
  doubleConfirmChanges: boolean;
  /** A session older than a day needs a mailed code for a new password. */
  securePasswordChange: boolean;
  accessTokenS: number;
  refreshReuseS: number;
  codeLength: number;
  codeLifetimeS: number;
  /** Shortest time between two messages to one address. */
  messageIntervalS: number;
  sms: SmsSettings;
  trustedProxies: TrustedProxies;
};

/** Where e-mails go. Null, in development only: into the outbox page. */
export type MailSettings = { smtpUrl: string; from: string } | null;

/** What this server is started with. */
export type SupabaseSettings = {
  /** Folder of the project: holds supabase/ and node_modules/. */
  root: string;
  dataDir: string;
  /** Where visitors see the shop: links in e-mails lead there. */
  siteUrl: string;
  mode: 'development' | 'production';
  /** Origins whose pages may call the API. */
  allowedOrigins: string[];
  /** Path of another PostgREST than the one from npm. */
  postgrestPath: string | null;
  /** Multiplies every limit of attempts; tests that sign in a hundred times raise it. */
  rateLimitFactor: number;
  auth: AuthSettings;
  mail: MailSettings;
};

/** Secrets of one installation. */
export type SupabaseSecrets = {
  jwtSecret: string;
  /** Signs storage urls. Another secret than the tokens': a signed url must never pass as a session. */
  signedUrlSecret: string;
  refreshTokenSecret: string;
  databasePassword: string;
  authenticatorPassword: string;
  anonKey: string;
  serviceKey: string;
};

/** How the functions reach the payment provider. `apiBase` is null for Stripe itself. */
export type PaymentSettings = { secretKey: string; webhookSecret: string; apiBase: string | null };
