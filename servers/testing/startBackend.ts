import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopOrphans, freePort } from '../shared/src/index.ts';
import type { BackendOptions, BackendSeed, RunningBackend } from './backendTypes.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { dataFolder } from './dataFolder.ts';
import { launchGateway, type Gateway } from './launchGateway.ts';
import { projectRoot } from './projectRoot.ts';
import { copyData, templateData, TEST_PREFIX, type TemplateKind } from './template.ts';

export type { BackendOptions, BackendSeed, RunningBackend };

/**
 * Runs the built backend on a free port and waits until it is ready.
 *
 * @example
 * const backend = await startBackend({ demo: 'off' });
 * const client = createClient(backend.url, backend.anonKey);
 * await backend.stop();
 */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const root = projectRoot();
  await buildWhenStale(root);
  const dataDir = options.dataDir ?? makeDataDir();
  if (!options.dataDir && !options.isFirstStart)
    await copyTemplate(dataDir, { demo: options.demo === 'small' ? 'small' : 'off', seed: options.seed });
  const env = {
    PORT: String(await freePort()),
    FAIRTONE_PAYMENTS_PORT: String(await freePort()),
    FAIRTONE_DATA_DIR: dataDir,
    FAIRTONE_DEMO: options.demo ?? 'off',
    // Production refuses this setting.
    ...(options.env?.FAIRTONE_MODE !== 'production' && { FAIRTONE_RATE_LIMIT_FACTOR: '1000' }),
    // Tests call scheduled functions themselves: the schedule would take e-mails and orders before them.
    FAIRTONE_SCHEDULES: 'off',
    ...options.env,
  };
  const start = () => launchGateway(root, env);
  const cleanUp = async () => {
    await stopOrphans(dataDir);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  let gateway: Gateway = await start().catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });

  const backend: RunningBackend = {
    ...describe(dataDir, env),
    dataDir,
    output: () => gateway.output(),
    hangUp: () => gateway.hangUp(),
    stop: async () => {
      const code = await gateway.end('SIGTERM');
      await cleanUp();
      return code;
    },
    terminate: () => gateway.end('SIGTERM'),
    kill9: async () => void (await gateway.end('SIGKILL')),
    restart: async () => {
      await gateway.end('SIGTERM');
      gateway = await start();
      Object.assign(backend, describe(dataDir, env));
    },
  };
  return backend;
}

function describe(dataDir: string, env: { PORT: string; SITE_URL?: string }) {
  const read = <Content>(name: string) => JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as Content;
  const run = read<Record<string, string>>('run.json');
  const { publishableKeys, secretKeys } = read<Record<string, { default: string }>>('secrets.json');
  return {
    // The public URL is that of a proxy; tests connect to the server directly.
    url: env.SITE_URL ? `http://127.0.0.1:${env.PORT}` : run.url!,
    paymentsUrl: run.paymentsUrl ?? null,
    databaseUrl: run.databaseUrl!,
    pid: Number(run.pid),
    anonKey: publishableKeys!.default,
    serviceKey: secretKeys!.default,
  };
}

/** Fills a folder with the results of a first start. */
export async function copyTemplate(dataDir: string, kind: TemplateKind = { demo: 'off' }): Promise<void> {
  const root = projectRoot();
  await buildWhenStale(root);
  copyData(await templateData(root, kind, startBackend), dataDir);
}

/** Creates an empty folder for one backend. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(dataFolder(), TEST_PREFIX));
  // mkdtemp makes a private folder, which the user that runs Postgres cannot enter.
  chmodSync(folder, 0o755);
  return folder;
}
