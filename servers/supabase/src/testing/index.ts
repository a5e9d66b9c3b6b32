/** Internals that tests of the product use directly. Never imported by production code. */
export { accountStore } from '../auth/accountStore.ts';
export type { AuthDeps } from '../auth/deps.ts';
export { openSession, type SessionBody } from '../auth/sessions.ts';
export { insertUser } from '../auth/users.ts';
export { connect } from '../database/connection.ts';
export type { SigningKeys } from '../keys/signingKey.ts';
export { ownPageSecret } from '../keys/ownPageSecret.ts';
export { findPostgrest } from '../rest/postgrestBinary.ts';
export type { SupabaseSecrets } from '../settings.ts';
