import type { AuthDeps } from '../deps.ts';
import { closeSessions } from '../sessions.ts';
import type { UserRow } from '../users.ts';

/** Deletes an account with all its data, or only clears it, so that its id stays known. */
export async function removeUser(deps: AuthDeps, user: UserRow, isSoft: boolean): Promise<void> {
  if (isSoft) await emptyUser(deps, user);
  else await deps.sql`delete from auth.users where id = ${user.id}`;
  deps.sessions.forget();
}

async function emptyUser({ sql }: AuthDeps, { id }: UserRow): Promise<void> {
  await sql.begin(async (transaction) => {
    await closeSessions(transaction, id, null, 'global');
    await transaction`delete from auth.identities where user_id = ${id}`;
    await transaction`delete from auth.one_time_tokens where user_id = ${id}`;
    await transaction`
      update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, encrypted_password = null,
        email_change = '', phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}'
      where id = ${id}`;
  });
}
