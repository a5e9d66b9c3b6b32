import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@fairtone/contracts';
import { folderStore, type ReleaseStore } from '@fairtone/releases';
import { startBackend } from '../../../servers/testing/startBackend.ts';

export type DemoProduct = { url: string; store: ReleaseStore; isOwn: boolean; stop: () => Promise<void> };

/** The product that runs on this machine, or one that the demo starts on a free port with its own releases. */
export async function findProduct(root: string): Promise<DemoProduct> {
  const folder = resolve(root, process.env.FAIRTONE_RELEASES_DIR || 'dist/releases');
  const running = await runningProduct(root, folder);
  if (running) return running;

  const own = mkdtempSync(join(tmpdir(), 'fairtone-demo-'));
  cpSync(folder, own, { recursive: true });
  const backend = await startBackend({ demo: 'small', env: { FAIRTONE_RELEASES_DIR: own, FAIRTONE_RELEASE_KEYS: '' } });
  const stop = async () => {
    await backend.stop();
    rmSync(own, { recursive: true, force: true });
  };
  return { url: backend.url, store: folderStore(own), isOwn: true, stop };
}

/** Accepts only a product that serves this store and lets the demo release the catalog. */
async function runningProduct(root: string, folder: string): Promise<DemoProduct | null> {
  const file = join(resolve(root, process.env.FAIRTONE_DATA_DIR || '.data'), 'run.json');
  if (!existsSync(file) || process.env.FAIRTONE_RELEASE_KEYS) return null;
  const { url } = JSON.parse(readFileSync(file, 'utf8')) as { url: string };
  const store = folderStore(folder);
  const [manifest, { promoted, canary }] = [await readManifest(url), await store.readChannel('catalog')];
  const isSame = manifest && !canary && manifest.remotes.catalog?.live.version === promoted[0]?.version;
  return isSame ? { url, store, isOwn: false, stop: async () => undefined } : null;
}

async function readManifest(url: string): Promise<ReleaseManifest | null> {
  try {
    return (await (await fetch(`${url}/releases.json`)).json()) as ReleaseManifest;
  } catch {
    return null;
  }
}
