import type { Sql, TransactionSql as Transaction } from 'postgres';

export type { Sql, Transaction };

/** What the demo is given of the shop that it fills. */
export type DemoShop = {
  /** Where its services answer: `http://127.0.0.1:4200`. */
  url: string;
  anonKey: string;
  serviceKey: string;
  /** The owner's connection: a past of many months has no other way in. */
  sql: Sql;
  accounts: DemoAccountStore;
  /** Whether the test-mode provider takes its payments; Stripe opens accounts for people only. */
  hasTestPayments: boolean;
};

/** Makes accounts without an e-mail, within the transaction that it is given. */
export type DemoAccountStore = {
  has: (sql: Transaction, id: string) => Promise<boolean>;
  add: (
    sql: Transaction,
    account: { id: string; email: string; password: string | null; metadata: Record<string, unknown> },
  ) => Promise<void>;
};
