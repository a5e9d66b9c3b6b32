import { say, type NodeBindings } from '@fairtone/servers/shared';
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
import { createSessionCheck } from './keys/sessionCheck.ts';
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

/** Ends something that was started. */
export type Stopper = () => Promise<void> | void;

type StartOptions = Omit<FunctionSettings, 'payments'> & {
  /** Asked once the database is up, shortly before the functions need it. */
  payments: () => Promise<PaymentSettings>;
  /** Told whenever the database or the data API comes up or goes down. */
  hooks: (part: 'database' | 'rest') => { onUp: () => void; onDown: () => void };
  /** Gets the end of every part as soon as it was started. They are to be called in reverse order. */
  atEnd: (stop: Stopper) => void;
};

export type RunningSupabase = {
  /** Answers /auth/v1, /storage/v1 and /functions/v1, and in development /outbox. */
  app: Hono<NodeBindings>;
  /** The owner's connection and address: for backups, for demo data, for tools of the person who runs the product. */
  sql: Sql;
  databaseUrl: string;
  /** Calls the functions whose time has come, from now on. */
  startSchedules: () => void;
};

export type Supabase = {
  /** Serves /rest/v1, with connections of its own. Until the data API is up it answers 503. */
  restProxy: () => RestProxy;
  start: (options: StartOptions) => Promise<RunningSupabase>;
};

/** Postgres and the services in front of it, as a hosted Supabase project answers. Nothing runs before `start`. */
export function createSupabase(config: SupabaseSettings, secrets: SupabaseSecrets): Supabase {
  let upstream: Upstream | null = null;
  return {
    restProxy: () => createRestProxy(config, secrets, () => upstream),
    start: async (options) => {
      const startedAt = Date.now();
      const { atEnd, hooks, servicesUrl } = options;
      const database = await startDatabase(config, secrets, hooks('database'));
      atEnd(database.stop);
      say('database', `${database.isNew ? 'made' : 'found'}, ${database.migrationsApplied} migrations applied`);
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
      upstream = { port: rest.port, sessions };

      const app = new Hono<NodeBindings>();
      withCors(app, config);
      app.route('/auth/v1', createAuthService({ sql, config, secrets, outbox, sessions }));
      app.route('/storage/v1', createStorageService({ sql, secrets, sessions, ...storage }));
      app.route('/functions/v1', createFunctionService({ config, secrets, sessions, functions }));
      if (config.mode === 'development') app.route('/', createOutboxPage(outbox, config, secrets));
      atEnd(startSweeping({ sql, ...storage }, startedAt));

      const clock = { sql, functionsUrl: `${servicesUrl}/functions/v1`, serviceKey: secrets.serviceKey };
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
