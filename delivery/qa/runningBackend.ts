import { publicConfigSchema } from '@fairtone/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceBackend } from './serviceClient.ts';

/**
 * Finds the product that runs on this machine, with its secret key.
 * @throws when none runs, or when it does not allow scenes (production never does)
 */
export async function runningBackend(dataDir: string, env: NodeJS.ProcessEnv): Promise<ServiceBackend> {
  if (env.FAIRTONE_MODE === 'production') throw new Error('Scenes write people and sales: never in production.');
  const read = (name: string) => {
    const file = join(dataDir, name);
    if (!existsSync(file)) throw new Error(`No product runs on ${dataDir}: start it with npm start.`);
    return JSON.parse(readFileSync(file, 'utf8')) as { url?: string; secretKeys?: { default?: string } };
  };
  const backend = { url: read('run.json').url ?? '', serviceKey: read('secrets.json').secretKeys?.default ?? '' };
  await refuseUnlessOpen(backend.url);
  return backend;
}

/** @throws unless the page at this address says that the QA tools are enabled */
async function refuseUnlessOpen(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const text = /<script[^>]*id="fairtone-config"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const config = publicConfigSchema.safeParse(JSON.parse(text ?? 'null')).data;
  if (!config?.qa?.open) throw new Error(`${url} is not open to quality assurance (FAIRTONE_QA): scenes stay out.`);
}
