import type { Sql, Transaction } from '../database/connection.ts';

const COST = 10;

export async function hashPassword(sql: Sql | Transaction, password: string): Promise<string> {
  const [row] = await sql<
    { hash: string }[]
  >`select extensions.crypt(${password}, extensions.gen_salt('bf', ${COST})) as hash`;
  return row!.hash;
}

/** A hash of a random password with the same cost, so that refusing an unknown e-mail takes as long as a wrong password. */
const NOBODYS_HASH = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi8dW4lRGUZ8q5oq9EW9fJtYy8U0q2a';

/** Compares in Postgres. Without a hash (no account, or no password) the comparison runs too, for equal timing. */
export async function isPasswordOf(
  sql: Sql | Transaction,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  if (password.includes('\0')) return false;
  const [row] = await sql<{ same: boolean }[]>`
    select extensions.crypt(${password}, ${hash || NOBODYS_HASH}) = ${hash || NOBODYS_HASH} as same`;
  return Boolean(hash) && row!.same;
}
