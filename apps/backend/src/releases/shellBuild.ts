import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './preloadLinks.ts';

/** The shell as its build left it: its html, and which of its scripts to fetch early. */
export type ShellBuild = { html: string; preloads: Preloads | null };

/** Reads the shell's build, again only after it was built again. */
export function shellBuildReader(folder: string): () => ShellBuild | null {
  let known: { mtimeMs: number; build: ShellBuild } | null = null;
  return () => {
    const index = join(folder, 'index.html');
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    const file = join(folder, 'shell.json');
    if (known?.mtimeMs !== mtimeMs || !known.build.preloads) {
      known = { mtimeMs, build: { html: readFileSync(index, 'utf8'), preloads: readPreloads(file) } };
    }
    return known.build;
  };
}

function readPreloads(file: string): Preloads | null {
  const { preload, integrity } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Preloads>) : {};
  return preload && integrity ? { preload, integrity } : null;
}
