import { startDemo } from '@fairtone/servers/demo';
import { startCanaryWatch, startEdge, startErrorWatch } from '@fairtone/servers/edge';
import type { NodeBindings } from '@fairtone/servers/shared';
import {
  accountStore,
  createSupabase,
  ownKey,
  ownPageSecret,
  type RunningSupabase,
  type Stopper,
} from '@fairtone/servers/supabase';
import { errorBackend, healthReader } from '@fairtone/releases';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { removeRunFile, writeRunFile } from '../data/runFile.ts';
import type { Secrets } from '../data/secrets.ts';
import { createGatewayServer, createInsideServer, finishRequests, listen, listenInside } from '../gateway/server.ts';
import type { Config } from '../settings/config.ts';
import { edgeSettings } from './edgeSettings.ts';
import { consoleSettings } from './consoleSettings.ts';
import { createParts, type Parts } from './parts.ts';
import { paymentSettings } from './paymentSettings.ts';
import { choosePaymentsPort, startPayments } from './startPayments.ts';

/** Starts the parts in the order of their dependencies. Each adds a function that stops it to the stoppers. */
export async function startParts(config: Config, secrets: Secrets, stoppers: Stopper[]): Promise<void> {
  const parts = createParts();
  const supabase = createSupabase(config, secrets);
  let services: Hono<NodeBindings> | null = null;
  // Listens from the start, so that /healthz can report what is still missing.
  const handlers = () => ({ rest: supabase.restProxy(), app: () => services });
  const server = createGatewayServer(config, parts, handlers());
  await listen(server, config);
  stoppers.push(() => closeServer(server));
  // Functions call the other services through the internal server: at shutdown the public server closes first, while running functions
  // still need them.
  const inside = createInsideServer(config, handlers());
  const insideUrl = await listenInside(inside);
  stoppers.push(() => closeServer(inside));

  let paymentsPort: number | null = null;
  const shop = await supabase.start({
    servicesUrl: insideUrl,
    pageSecret: config.releases.pageSecret ?? ownPageSecret(secrets),
    releases: consoleSettings(config.releases),
    payments: async () => {
      paymentsPort = config.stripe.secretKey === null ? await choosePaymentsPort(config) : null;
      return paymentSettings(config, secrets, paymentsPort);
    },
    hooks: parts.hooks,
    atEnd: (stop) => stoppers.push(stop),
  });
  const paymentsUrl = paymentsPort === null ? null : `http://127.0.0.1:${paymentsPort}`;
  const edge = startEdge(edgeSettings(config, secrets, insideUrl, paymentsUrl));
  stoppers.push(edge.stop);
  // The edge is last: every remaining path is a page or a file of the product.
  services = new Hono<NodeBindings>().route('/', shop.app).route('/', edge.app);
  for (const name of ['auth', 'storage', 'functions', 'releases'] as const) parts.set(name, 'up');
  // A remote store is contacted at the first visit: this host itself may serve it, and it may still be empty.
  if (!config.releases.url) void edge.warmUp();

  if (paymentsPort === null) parts.set('payments', 'off');
  else stoppers.push((await startPayments(config, secrets, paymentsPort, parts.hooks('payments'))).stop);

  writeRunFile(config.dataDir, { pid: process.pid, url: config.siteUrl, databaseUrl: shop.databaseUrl, paymentsUrl });
  stoppers.push(() => removeRunFile(config.dataDir));
  stoppers.push(() => finishRequests(server));
  const telemetry = { url: insideUrl, secretKey: () => ownKey(secrets.apiKeys().secret) };
  for (const watch of [watchCanaries(config, telemetry), watchErrors(config, telemetry)])
    if (watch) stoppers.push(watch);
  if (config.schedules) shop.startSchedules();
  await fillShop(config, secrets, shop, parts, stoppers);
}

/** Canaries in a read-only store are watched by its writers: npm run release -- health --watch --auto-rollback. */
function watchCanaries({ releases }: Config, backend: Parameters<typeof healthReader>[0]): Stopper | null {
  const { canaryWatchMs, canaryLimits: limits, folder, keyringFile, url } = releases;
  if (canaryWatchMs === null || url) return null;
  return startCanaryWatch({ folder, keyringFile, everyMs: canaryWatchMs, limits }, healthReader(backend));
}

/** Source maps are read from the store's folder. For other stores: npm run release -- errors <remote> --watch. */
function watchErrors({ root, releases }: Config, backend: Parameters<typeof errorBackend>[0]): Stopper | null {
  const { errorWatchMs, errorAlert: alert, folder, shellFolder, url } = releases;
  if (errorWatchMs === null || url) return null;
  const ownersFile = join(root, '.github/CODEOWNERS');
  return startErrorWatch({ folder, shellFolder, ownersFile, everyMs: errorWatchMs, alert }, errorBackend(backend));
}

async function fillShop(
  config: Config,
  { apiKeys }: Secrets,
  { sql }: RunningSupabase,
  parts: Parts,
  stoppers: Stopper[],
): Promise<void> {
  if (config.demo === 'off') return parts.set('demo', 'off');
  const { root, dataDir, demo: size } = config;
  const hasTestPayments = config.stripe.secretKey === null;
  const url = `http://127.0.0.1:${config.port}`;
  const keys = () => ({ publishable: ownKey(apiKeys().publishable), secret: ownKey(apiKeys().secret) });
  const demo = startDemo({ root, dataDir, size }, { url, keys, sql, accounts: accountStore, hasTestPayments });
  stoppers.push(demo.stop);
  await demo.ready;
  parts.set('demo', 'up');
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
