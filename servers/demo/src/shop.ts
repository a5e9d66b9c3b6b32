import type { Sql, TransactionSql as Transaction } from 'postgres';

export type { Sql, Transaction };

/** The shop that the demo fills. */
export type DemoShop = {
  /** URL of its services: `http://127.0.0.1:4200`. */
  url: string;
  /** The API keys of the moment. */
  keys: () => { publishable: string; secret: string };
  /** The owner's database connection, the only way to insert rows with past dates. */
  sql: Sql;
  accounts: DemoAccountStore;
  /** Whether payments go to the test-mode provider; with Stripe only people open accounts. */
  hasTestPayments: boolean;
};

/** Creates accounts without sending e-mails, within the given transaction. */
export type DemoAccountStore = {
  has: (sql: Transaction, id: string) => Promise<boolean>;
  add: (
    sql: Transaction,
    account: { id: string; email: string; password: string | null; metadata: Record<string, unknown> },
  ) => Promise<void>;
};
