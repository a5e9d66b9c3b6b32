import { Hono } from 'hono';
import { createAuthService } from '../auth/authService.ts';
import { dropOldLimits } from '../auth/rateLimit.ts';
import { startDatabase } from '../database/database.ts';
import type { NodeBindings } from '../http/bindings.ts';
import { createSessionCheck } from '../keys/sessionCheck.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createOutboxPage } from '../outbox/outboxPage.ts';
import { stopOrphans } from '../process/childRecord.ts';
import type { Config } from '../process/config.ts';
import { lockDataDir } from '../process/dataLock.ts';
import { say } from '../process/log.ts';
import { loadSecrets } from '../process/secrets.ts';
import { startPostgrest } from '../rest/postgrest.ts';
import { createRestProxy, type Upstream } from '../rest/proxy.ts';
import { withCors } from '../http/withCors.ts';
import { createFileStore } from '../storage/fileStore.ts';
import { createStorageService } from '../storage/storageService.ts';
import { sweepOrphanFiles } from '../storage/sweep.ts';
import { join } from 'node:path';
import { createParts } from './parts.ts';
import { removeRunFile, writeRunFile } from './runFile.ts';
import { createGatewayServer, listen } from './server.ts';
import { surviveLostConnections, stopOnSignals, type Stopper } from './shutdown.ts';

/** Starts every part of the embedded backend, in the order in which they need each other. */
export async function runGateway(config: Config): Promise<void> {
  const startedAt = Date.now();
  const stoppers: Stopper[] = [];
  const stop = stopOnSignals(stoppers);
  surviveLostConnections(stop);
  try {
    await startParts(config, stoppers);
    say('gateway', `up after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(config: Config, stoppers: Stopper[]): Promise<void> {
  const startedAt = Date.now();
  const unlock = lockDataDir(config.dataDir);
  stoppers.push(unlock);
  const orphans = await stopOrphans(config.dataDir);
  if (orphans.length > 0) say('gateway', `stopped what an earlier run left behind: ${orphans.join(', ')}`);
  const secrets = await loadSecrets(config.dataDir);
  const parts = createParts();

  const app = new Hono<NodeBindings>();
  let upstream: Upstream | null = null;
  const server = createGatewayServer(config, parts, { rest: createRestProxy(config, secrets, () => upstream), app });
  await listen(server, config);
  stoppers.push(() => closeServer(server));

  const database = await startDatabase(config, secrets, parts.hooks('database'));
  stoppers.push(database.stop);
  say('database', `${database.isNew ? 'made' : 'found'}, ${database.migrationsApplied} migrations applied`);

  const outbox = createOutbox(database.sql);
  await dropOldLimits(database);
  withCors(app, config);
  const sessions = createSessionCheck(database.sql);
  app.route('/auth/v1', createAuthService({ sql: database.sql, config, secrets, outbox, sessions }));
  const files = createFileStore(join(config.dataDir, 'storage'));
  app.route('/storage/v1', createStorageService({ sql: database.sql, secrets, files, sessions }));
  parts.set('storage', 'up');
  void sweepOrphanFiles({ sql: database.sql, files }, startedAt);
  if (config.mode === 'development') app.route('/', createOutboxPage(outbox));
  parts.set('auth', 'up');

  const rest = await startPostgrest(config, secrets, database.port, parts.hooks('rest'));
  upstream = { port: rest.port, sessions };
  stoppers.push(rest.child.stop);

  for (const name of ['functions', 'payments', 'releases', 'demo'] as const) parts.set(name, 'off');
  writeRunFile(config.dataDir, { pid: process.pid, url: config.siteUrl, databaseUrl: database.url, paymentsUrl: null });
  stoppers.push(() => removeRunFile(config.dataDir));
}

function closeServer(server: ReturnType<typeof createGatewayServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
