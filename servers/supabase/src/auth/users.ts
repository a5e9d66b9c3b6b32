import { randomUUID } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';

export type UserRow = {
  id: string;
  /** Null for an account with a phone number only. */
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  /** Digits without the plus sign, as the hosted service stores them. */
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
};

export type NewUser = {
  id?: string;
  email?: string;
  phone?: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  isConfirmed: boolean;
};

export async function findByEmail(sql: Sql | Transaction, email: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where email = ${email} and deleted_at is null`;
  return row ?? null;
}

export async function findByPhone(sql: Sql | Transaction, phone: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where phone = ${phone} and deleted_at is null`;
  return row ?? null;
}

export async function findById(sql: Sql | Transaction, id: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`;
  return row ?? null;
}

/** A trigger of the migrations inserts the profile in the same transaction. */
export async function insertUser(sql: Transaction, user: NewUser): Promise<UserRow> {
  const confirmedAt = user.isConfirmed ? new Date() : null;
  const providers = [...(user.email ? ['email'] : []), ...(user.phone ? ['phone'] : [])];
  const [row] = await sql<UserRow[]>`
    insert into auth.users ${sql({
      id: user.id ?? randomUUID(),
      email: user.email ?? null,
      phone: user.phone ?? null,
      encrypted_password: user.passwordHash,
      email_confirmed_at: user.email ? confirmedAt : null,
      phone_confirmed_at: user.phone ? confirmedAt : null,
      raw_app_meta_data: sql.json({ provider: providers[0], providers } as never),
      raw_user_meta_data: sql.json(user.metadata as never),
    })} returning *`;
  for (const provider of providers) await saveIdentity(sql, row!, provider);
  return row!;
}

/** Keeps the identity row of this kind equal to the account. */
async function saveIdentity(sql: Transaction, user: UserRow, provider: string): Promise<void> {
  const data =
    provider === 'email'
      ? { sub: user.id, email: user.email, email_verified: user.email_confirmed_at !== null }
      : { sub: user.id, phone: user.phone, phone_verified: user.phone_confirmed_at !== null };
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${user.id}, ${user.id}, ${sql.json(data)}, ${provider}, now())
    on conflict (provider_id, provider) do update set identity_data = excluded.identity_data, updated_at = now()`;
}

/** Updates columns of an account and returns it with its identities. */
export async function updateUser(
  sql: Transaction,
  id: string,
  columns: Partial<Omit<UserRow, 'id' | 'created_at' | 'raw_app_meta_data' | 'raw_user_meta_data'>>,
): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set ${sql({ ...columns, updated_at: new Date() })} where id = ${id} returning *`;
  if (row!.email) await saveIdentity(sql, row!, 'email');
  if (row!.phone) await saveIdentity(sql, row!, 'phone');
  return row!;
}

/** Keys with the value null are removed, as on the hosted service. */
export async function mergeMetadata(
  sql: Transaction,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Record<string, unknown>,
): Promise<void> {
  await sql`
    update auth.users set updated_at = now(),
      ${sql(column)} = jsonb_strip_nulls(${sql(column)} || ${sql.json(data as never)}) where id = ${id}`;
}

export const isBanned = (user: UserRow) => user.banned_until !== null && user.banned_until > new Date();
export const isConfirmed = (user: UserRow) => user.email_confirmed_at !== null || user.phone_confirmed_at !== null;
