import type { Transaction } from '../database/connection.ts';
import { hashPassword } from './passwords.ts';
import { findById, insertUser } from './users.ts';

export type NewAccount = {
  id: string;
  email: string;
  /** Null: the account has no password, so that no one can sign in. */
  password: string | null;
  metadata: Record<string, unknown>;
};

/** Creates accounts with the statements of a sign-up, within the caller's transaction and without an e-mail. */
export const accountStore = {
  has: async (sql: Transaction, id: string): Promise<boolean> => (await findById(sql, id)) !== null,
  add: async (sql: Transaction, { password, ...account }: NewAccount): Promise<void> => {
    const passwordHash = password === null ? null : await hashPassword(sql, password);
    await insertUser(sql, { ...account, passwordHash, isConfirmed: true });
  },
};
