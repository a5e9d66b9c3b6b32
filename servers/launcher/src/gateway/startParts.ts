import type { Hono } from 'hono';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { dropOldLimits } from '../../../supabase/src/auth/rateLimit.ts';
import type { Sql } from '../../../supabase/src/database/connection.ts';
import { startDatabase } from '../../../supabase/src/database/database.ts';
import { startDemo } from '../../../demo/src/startDemo.ts';
import { functionEnv } from '../../../supabase/src/functions/functionEnv.ts';
import { loadFunctions } from '../../../supabase/src/functions/loadFunctions.ts';
import { paymentSettings } from '../../../supabase/src/functions/paymentSettings.ts';
import type { NodeBindings } from '../../../shared/src/http/bindings.ts';
import { createSessionCheck } from '../../../supabase/src/keys/sessionCheck.ts';
import { createSmtpOutbox } from '../../../supabase/src/mail/smtpOutbox.ts';
import { createOutbox, type Outbox } from '../../../supabase/src/outbox/outbox.ts';
import type { Config } from '../process/config.ts';
import { say } from '../../../shared/src/process/log.ts';
import type { Secrets } from '../process/secrets.ts';
import { startCanaryWatch } from '../../../edge/src/releases/canaryWatch.ts';
import { createPrerenderer } from '../../../edge/src/prerender/prerenderer.ts';
import { warmUp } from '../../../edge/src/prerender/warmUp.ts';
import { startClock } from '../../../supabase/src/schedules/clock.ts';
import { startPostgrest } from '../../../supabase/src/rest/postgrest.ts';
import { createRestProxy, type Upstream } from '../../../supabase/src/rest/proxy.ts';
import { openStorage } from '../../../supabase/src/storage/openStorage.ts';
import { startSweeping } from '../../../supabase/src/storage/sweep.ts';
import { mountServices } from './mountServices.ts';
import { createParts } from './parts.ts';
import { removeRunFile, writeRunFile } from './runFile.ts';
import { createGatewayServer, createInsideServer, finishRequests, listen, listenInside } from './server.ts';
import type { Stopper } from './shutdown.ts';
import { choosePaymentsPort, startPayments } from './startPayments.ts';

/** Starts the parts in the order in which they need each other. Each adds its own end to the stoppers. */
export async function startParts(config: Config, secrets: Secrets, stoppers: Stopper[]): Promise<void> {
  const startedAt = Date.now();
  const parts = createParts();
  let services: Hono<NodeBindings> | null = null;
  let upstream: Upstream | null = null;
  // Open from the first moment, so that /healthz can say what is still missing.
  const handlers = () => ({ rest: createRestProxy(config, secrets, () => upstream), app: () => services });
  const server = createGatewayServer(config, parts, handlers());
  await listen(server, config);
  stoppers.push(() => closeServer(server));
  // Functions call the other services from behind: at the end the front closes first, and what is still at work needs them.
  const inside = createInsideServer(config, handlers());
  const insideUrl = await listenInside(inside);
  stoppers.push(() => closeServer(inside));

  const database = await startDatabase(config, secrets, parts.hooks('database'));
  stoppers.push(database.stop);
  say('database', `${database.isNew ? 'made' : 'found'}, ${database.migrationsApplied} migrations applied`);
  const { sql } = database;
  const sessions = createSessionCheck(sql);
  const storage = openStorage(join(config.dataDir, 'storage'));
  const outbox = openOutbox(config, sql, stoppers);

  const usesLocalPayments = config.stripe.secretKey === null;
  const paymentsPort = usesLocalPayments ? await choosePaymentsPort(config) : null;
  const paymentsUrl = paymentsPort === null ? null : `http://127.0.0.1:${paymentsPort}`;
  const [rest, functions] = await Promise.all([
    startPostgrest(config, secrets, database.port, parts.hooks('rest')),
    loadFunctions(config.root, functionEnv(config, secrets, paymentSettings(config, secrets, paymentsPort), insideUrl)),
    dropOldLimits({ sql }),
  ]);
  stoppers.push(rest.child.stop);
  upstream = { port: rest.port, sessions };

  const prerenderer = createPrerenderer(join(config.root, 'dist/servers/prerenderWorker.mjs'));
  stoppers.push(prerenderer.stop);
  const own = { config, secrets, sql, sessions, outbox, ...storage };
  services = mountServices({ ...own, functions, paymentsUrl, insideUrl, prerenderer });
  for (const name of ['auth', 'storage', 'functions', 'releases'] as const) parts.set(name, 'up');
  // A store elsewhere is asked when somebody comes: it may be one that this host itself serves, and not be filled yet.
  if (!config.releases.url) void warmUp(insideUrl);
  stoppers.push(startSweeping({ sql, ...storage }, startedAt));

  if (paymentsPort === null) parts.set('payments', 'off');
  else stoppers.push((await startPayments(config, secrets, paymentsPort, parts.hooks('payments'))).stop);

  writeRunFile(config.dataDir, { pid: process.pid, url: config.siteUrl, databaseUrl: database.url, paymentsUrl });
  stoppers.push(() => removeRunFile(config.dataDir));
  stoppers.push(() => finishRequests(server));
  const { canaryWatchMs, url: releasesUrl } = config.releases;
  // A store that is only read is watched by who may write to it: npm run release -- health --watch --auto-rollback.
  if (canaryWatchMs !== null && !releasesUrl) stoppers.push(startCanaryWatch(config.releases, canaryWatchMs, sql));
  if (config.schedules) {
    const functionsUrl = `${insideUrl}/functions/v1`;
    stoppers.push(startClock({ sql, functionsUrl, serviceKey: secrets.serviceKey }).stop);
  }
  if (config.demo === 'off') return parts.set('demo', 'off');
  const demo = startDemo({ config, secrets, sql }, config.demo);
  stoppers.push(demo.stop);
  await demo.ready;
  parts.set('demo', 'up');
}

function openOutbox(config: Config, sql: Sql, stoppers: Stopper[]): Outbox {
  if (!config.mail) return createOutbox(sql);
  const outbox = createSmtpOutbox(config.mail, config.siteUrl);
  stoppers.push(outbox.close);
  return outbox;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
