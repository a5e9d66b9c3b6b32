/** Public exports of this server. A launcher starts it with settings; visitors and other servers reach it over HTTP only. */
export { createSupabase, type RunningSupabase, type Stopper } from './startSupabase.ts';
export type { RestProxy } from './rest/proxy.ts';
export type {
  AuthSettings,
  MailSettings,
  NamedKeys,
  PaymentSettings,
  SmsSettings,
  SupabaseSecrets,
  SupabaseSettings,
} from './settings.ts';
// Keys and the database's folder, for programs that create and check an installation's secrets.
export { ownKey } from './keys/apiKey.ts';
export { ownPageSecret } from './keys/ownPageSecret.ts';
export { readToken, signToken } from './keys/jwt.ts';
export { newSigningKey, type SigningKeys } from './keys/signingKey.ts';
export { clusterFolder, hasCluster } from './database/clusterFolder.ts';
export { isConnectionError } from './database/connection.ts';
// The database alone, for backups.
export { connect, databaseUrl, type Sql, type Transaction } from './database/connection.ts';
export { startDatabase } from './database/database.ts';
export { applyMigrations, hasSameBeginning, readMigrations, type Migration } from './database/migrations.ts';
export { applyPrelude } from './database/prelude.ts';
export { startServer } from './database/server.ts';
// Accounts that are created without a sign-up: the demo people.
export { accountStore } from './auth/accountStore.ts';
