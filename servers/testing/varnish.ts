import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { eventually } from './eventually.ts';
import { projectRoot } from './projectRoot.ts';

const START_WITHIN_MS = 20_000;
const VCL_FOLDER = 'servers/edge/varnish';
/** With which edges purge. */
export const PURGE_SECRET = 'known-to-edges-and-caches';

/** A Varnish that runs the product's configuration. */
export interface Varnish {
  url: string;
  stop: () => Promise<void>;
}

/** Path of the program; Debian puts it where only root's PATH leads. */
const PROGRAM = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'varnishd'))
  .find((path) => existsSync(path));

/**
 * Starts a Varnish with `shop.vcl` on a free port, and waits until it answers. The caller stops it.
 * @param edges URLs in the place of the two in `shop.vcl`
 * @param port a free one, which the edges know already
 */
export async function startVarnish(edges: [string, string], port: number): Promise<Varnish> {
  if (!PROGRAM) throw new Error('This test needs varnishd: install the package varnish.');
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-varnish-'));
  const sources = join(projectRoot(), VCL_FOLDER);
  copyFileSync(join(sources, 'fairtone.vcl'), join(folder, 'fairtone.vcl'));
  writeFileSync(join(folder, 'shop.vcl'), withEdges(readFileSync(join(sources, 'shop.vcl'), 'utf8'), edges));
  const place = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'work'), '-f', join(folder, 'shop.vcl')];
  // In the foreground, as the user of the test, with a small cache in memory.
  const child = spawn(PROGRAM, ['-F', '-j', 'none', '-s', 'malloc,64m', ...place], {
    env: { PATH: process.env.PATH, FAIRTONE_PURGE_SECRET: PURGE_SECRET },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`varnishd ends:\n${output}`);
    await requireReady(url, child);
  }, START_WITHIN_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

/** Settings of an edge whose pages a Varnish at this port keeps until they are purged. */
export const settingsBehindVarnish = ({ url, anonKey }: { url: string; anonKey: string }, port: number) => ({
  SITE_URL: 'https://shop.test',
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: anonKey,
  PAGE_SECRET: 'shared-with-the-functions'.repeat(2),
  // Longer than a run.
  FAIRTONE_CACHE_SECONDS: '3600',
  FAIRTONE_PURGE_KIND: 'varnish',
  FAIRTONE_PURGE_URLS: `http://127.0.0.1:${port}`,
  FAIRTONE_PURGE_SECRET: PURGE_SECRET,
});

/** Ready: it passes a request on to an edge. */
async function requireReady(url: string, child: ChildProcess): Promise<void> {
  const { status } = await fetch(`${url}/releases.json`);
  if (status !== 200) throw new Error(`Varnish ${child.pid} answers ${status}`);
}

function withEdges(vcl: string, edges: [string, string]): string {
  return edges.reduce((text, edge, at) => {
    const { hostname, port } = new URL(edge);
    const named = `.host = "edge-${at + 1}";\n    .port = "4210";`;
    if (!text.includes(named)) throw new Error(`shop.vcl does not name edge-${at + 1}`);
    return text.replace(named, `.host = "${hostname}";\n    .port = "${port}";`);
  }, vcl);
}
