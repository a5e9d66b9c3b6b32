import postgres from 'postgres';

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/**
 * Connections of the gateway: up to `max` for transactions, and as many for single statements. Idle connections are closed, so
 * that few are dead after a restart of the server.
 *
 * postgres.js 3.4.9 (its issues 823 and 1189) may send `begin` over a connection that still has 99 statements to answer, and then
 * does not reserve the connection: others' statements run in that transaction, and nothing commits it. Between transactions a
 * connection has nothing to answer, so those that only have transactions are always reserved.
 */
export function connect(url: string, max: number): Sql {
  const [statements, transactions] = [openPool(url, max), openPool(url, max)];
  const endOf = [statements, transactions].map((pool) => pool.end);
  return Object.assign(statements, {
    begin: transactions.begin,
    end: async (options?: { timeout?: number }) => void (await Promise.all(endOf.map((end) => end(options)))),
  });
}

const openPool = (url: string, max: number): Sql =>
  postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'fairtone-gateway', search_path: '"$user",public,extensions' },
  });

export const databaseUrl = (role: string, password: string, port: number) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

/** Postgres exited or is starting: the supervisor restarts it, so the gateway must continue. */
export function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? '';
  return CONNECTION_ERRORS.has(code) || code.startsWith('08') || code.startsWith('57P') || isLateWrite(error);
}

/** postgres.js writes to a closed connection in a timer, whose error cannot be caught by callers. */
const isLateWrite = (error: unknown) =>
  error instanceof TypeError && /[\\/]postgres[\\/](cjs[\\/])?src[\\/]connection\.js/.test(error.stack ?? '');

const CONNECTION_ERRORS = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
