import { messageOf, warn } from '@fairtone/servers/shared';
import type { AuthDeps } from './deps.ts';
import { dropOldAddresses } from './knownAddresses.ts';
import { dropOldLimits } from './rateLimit.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired rows every hour, as long as the process runs. */
export function cleanupExpired(deps: AuthDeps): void {
  const tidy = () => deleteExpired(deps).catch((error: unknown) => warn('auth', `Not tidied up: ${messageOf(error)}`));
  setInterval(() => void tidy(), HOUR_MS).unref();
}

/** Exchanged refresh tokens are kept for a month: reusing one within that time ends its session. */
async function deleteExpired({ sql, config }: Pick<AuthDeps, 'sql' | 'config'>): Promise<void> {
  await dropOldLimits({ sql });
  await dropOldAddresses(sql);
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`;
  const lifetime = `${config.auth.codeLifetimeS} seconds`;
  await sql`delete from auth.one_time_tokens where created_at < now() - ${lifetime}::interval - interval '1 day'`;
  await sql`delete from auth.flow_state where created_at < now() - ${lifetime}::interval - interval '1 day'`;
}
