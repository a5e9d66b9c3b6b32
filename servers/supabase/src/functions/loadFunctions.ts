import { messageOf } from '@fairtone/servers/shared';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { captureHandler, installDeno, type FunctionHandler } from './denoShim.ts';
import type { FunctionEnv } from './functionEnv.ts';

export type EdgeFunction = { name: string; handler: FunctionHandler; needsToken: boolean };

/** Loads the bundles of supabase/functions. */
export async function loadFunctions(root: string, env: FunctionEnv): Promise<EdgeFunction[]> {
  const folder = join(root, 'dist/servers/functions');
  const open = functionsWithoutToken(root);
  installDeno(env);
  const loaded: EdgeFunction[] = [];
  for (const file of existsSync(folder)
    ? readdirSync(folder)
        .filter((each) => each.endsWith('.mjs'))
        .sort()
    : []) {
    const name = basename(file, '.mjs');
    try {
      const handler = await captureHandler(() => import(pathToFileURL(join(folder, file)).href));
      loaded.push({ name, handler, needsToken: !open.has(name) });
    } catch (error) {
      throw new Error(`Function ${name} does not load: ${messageOf(error)}`, { cause: error });
    }
  }
  return loaded;
}

/** Functions with `verify_jwt = false` in supabase/config.toml, for callers without a token of ours, such as the payment provider. */
function functionsWithoutToken(root: string): Set<string> {
  const file = join(root, 'supabase/config.toml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = text.split(/^\[/m).map((section) => ({
    name: /^functions\.([\w-]+)\]/.exec(section)?.[1],
    isOpen: /^\s*verify_jwt\s*=\s*false\b/m.test(section),
  }));
  return new Set(sections.filter(({ name, isOpen }) => name && isOpen).map(({ name }) => name!));
}
