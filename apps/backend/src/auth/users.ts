import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';

export type UserRow = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
};

type NewUser = { id?: string; email: string; passwordHash: string | null; metadata: Record<string, unknown>; isConfirmed: boolean };

export async function findByEmail(sql: Sql | Transaction, email: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where email = ${email} and deleted_at is null`;
  return row ?? null;
}

export async function findById(sql: Sql | Transaction, id: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`;
  return row ?? null;
}

/** The trigger of the migrations writes the profile in the same transaction. */
export async function insertUser(sql: Transaction, user: NewUser): Promise<UserRow> {
  const confirmedAt = user.isConfirmed ? new Date() : null;
  const [row] = await sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
    values (${user.id ?? randomUUID()}, ${user.email}, ${user.passwordHash}, ${confirmedAt}, ${sql.json(user.metadata as never)})
    returning *`;
  const identity = { sub: row!.id, email: user.email, email_verified: user.isConfirmed };
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${row!.id}, ${row!.id}, ${sql.json(identity)}, 'email', now())`;
  return row!;
}

export async function confirmEmail(sql: Transaction, id: string): Promise<void> {
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = ${id}`;
}

export const isBanned = (user: UserRow) => user.banned_until !== null && user.banned_until > new Date();
