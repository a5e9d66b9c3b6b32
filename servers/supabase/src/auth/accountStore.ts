import type { Transaction } from '../database/connection.ts';
import { hashPassword } from './passwords.ts';
import { findById, insertUser } from './users.ts';

export type NewAccount = {
  id: string;
  email: string;
  /** Null: nobody can sign in. */
  password: string | null;
  metadata: Record<string, unknown>;
};

/** Accounts by the statements that signing up runs, within somebody else's transaction and without an e-mail. */
export const accountStore = {
  has: async (sql: Transaction, id: string): Promise<boolean> => (await findById(sql, id)) !== null,
  add: async (sql: Transaction, { password, ...account }: NewAccount): Promise<void> => {
    const passwordHash = password === null ? null : await hashPassword(sql, password);
    await insertUser(sql, { ...account, passwordHash, isConfirmed: true });
  },
};
