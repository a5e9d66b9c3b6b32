import postgres from 'postgres';

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Pool of the gateway itself. Idle connections close, so that a restarted server meets no dead ones for long. */
export function connect(url: string, max: number): Sql {
  return postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'fairtone-gateway', search_path: '"$user",public,extensions' },
  });
}

export const databaseUrl = (role: string, password: string, port: number) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

/** Postgres went away or is starting: the supervisor brings it back, so the gateway must live on. */
export function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? '';
  return CONNECTION_ERRORS.has(code) || code.startsWith('08') || code.startsWith('57P') || isLateWrite(error);
}

/** postgres.js writes to a connection that was closed a moment ago, in a timer of its own where nobody can catch it. */
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
