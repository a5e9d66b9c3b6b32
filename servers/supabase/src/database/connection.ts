import postgres from 'postgres';

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Connection pool of the gateway. Idle connections are closed, so that few are dead after a restart of the server. */
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
