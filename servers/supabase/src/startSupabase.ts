import { logInfo, type NodeBindings } from '@fairtone/servers/shared';
import { Hono } from 'hono';
import { join } from 'node:path';
import { createAuthService } from './auth/authService.ts';
import { dropOldLimits } from './auth/rateLimit.ts';
import type { Sql } from './database/connection.ts';
import { startDatabase } from './database/database.ts';
import { functionEnv, type FunctionSettings } from './functions/functionEnv.ts';
import { createFunctionService } from './functions/functionService.ts';
import { loadFunctions } from './functions/loadFunctions.ts';
import { withCors } from './http/withCors.ts';
import { ownKey } from './keys/apiKey.ts';
import { createSessionCheck } from './keys/sessionCheck.ts';
import { createTokenKeys } from './keys/tokenKeys.ts';
import { createSmtpOutbox } from './mail/smtpOutbox.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createOutboxPage } from './outbox/outboxPage.ts';
import { startPostgrest } from './rest/postgrest.ts';
import { createRestProxy, type RestProxy, type Upstream } from './rest/proxy.ts';
import { startClock } from './schedules/clock.ts';
import type { PaymentSettings, SupabaseSecrets, SupabaseSettings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';
import { createStorageService } from './storage/storageService.ts';
import { startSweeping } from './storage/sweep.ts';

/** Stops a part that was started. */
export type Stopper = () => Promise<void> | void;

type StartOptions = Omit<FunctionSettings, 'payments'> & {
  /** Called once the database is up, before the functions start. */
  payments: () => Promise<PaymentSettings>;
  /** Called whenever the database or the data API goes up or down. */
  hooks: (part: 'database' | 'rest') => { onUp: () => void; onDown: () => void };
  /** Receives the stop function of every part when it has started. They must be called in reverse order. */
  atEnd: (stop: Stopper) => void;
};

export type RunningSupabase = {
  /** Handles /auth/v1, /storage/v1 and /functions/v1, and in development /outbox. */
  app: Hono<NodeBindings>;
  /** The owner's connection and database URL: for backups, demo data, and tools of the person who runs the product. */
  sql: Sql;
  databaseUrl: string;
  /** Starts to call scheduled functions. */
  startSchedules: () => void;
};

export type Supabase = {
  /** Creates a handler for /rest/v1 with its own connections. Until the data API is up it answers 503. */
  restProxy: () => RestProxy;
  start: (options: StartOptions) => Promise<RunningSupabase>;
};

/** Postgres and the services in front of it, with the API of a hosted Supabase project. Nothing runs before `start`. */
export function createSupabase(config: SupabaseSettings, secrets: SupabaseSecrets): Supabase {
  let upstream: Upstream | null = null;
  return {
    restProxy: () => createRestProxy(config, secrets, () => upstream),
    start: async (options) => {
      const startedAt = Date.now();
      const { atEnd, hooks, servicesUrl } = options;
      const database = await startDatabase(config, secrets, hooks('database'));
      atEnd(database.stop);
      logInfo('database', `${database.isNew ? 'made' : 'found'}, ${database.migrationsApplied} migrations applied`);
      const { sql } = database;
      const sessions = createSessionCheck(sql);
      const storage = openStorage(join(config.dataDir, 'storage'));
      const outbox = openOutbox(config, sql, atEnd);

      const payments = await options.payments();
      const [rest, functions] = await Promise.all([
        startPostgrest(config, secrets, database.port, hooks('rest')),
        loadFunctions(config.root, functionEnv(config, secrets, { ...options, payments })),
        dropOldLimits({ sql }),
      ]);
      atEnd(rest.child.stop);
      const tokenKeys = createTokenKeys(secrets, rest.reader);
      upstream = { port: rest.port, sessions, tokenKeys };

      const app = new Hono<NodeBindings>();
      withCors(app, config);
      app.route('/auth/v1', createAuthService({ sql, config, secrets, outbox, sessions, tokenKeys }));
      app.route('/storage/v1', createStorageService({ sql, secrets, sessions, ...storage }));
      app.route('/functions/v1', createFunctionService({ config, secrets, sessions, functions }));
      if (config.mode === 'development') app.route('/', createOutboxPage(outbox, config, secrets));
      atEnd(startSweeping({ sql, ...storage }, startedAt));

      const clock = {
        sql,
        functionsUrl: `${servicesUrl}/functions/v1`,
        secretKey: () => ownKey(secrets.apiKeys().secret),
      };
      return { app, sql, databaseUrl: database.url, startSchedules: () => atEnd(startClock(clock).stop) };
    },
  };
}

function openOutbox(config: SupabaseSettings, sql: Sql, atEnd: StartOptions['atEnd']): Outbox {
  if (!config.mail) return createOutbox(sql);
  const outbox = createSmtpOutbox(config.mail, config.siteUrl);
  atEnd(outbox.close);
  return outbox;
}
