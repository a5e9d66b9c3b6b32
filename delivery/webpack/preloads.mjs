import { dirname, join } from 'node:path';
import { VERSIONED_SHARES } from './narrowShares.mjs';

/**
 * The scripts of a build that each part needs, by `*` (always), route pattern, slot, dialog and language.
 * @param compilation webpack's compilation
 * @param parts module path (without extension) by key, of modules loaded by `import()`; see `lazyPartsOf`
 * @param always module path that every use of the build needs
 */
export function preloadsOf(compilation, parts, always = []) {
  const groups = groupsByModule(compilation);
  const filesOf = (paths) => [...new Set(paths.flatMap((path) => groups.get(path) ?? []))];
  const preload = { '*': filesOf(always) };
  for (const [key, paths] of Object.entries(parts)) {
    const files = filesOf(paths).filter((file) => !preload['*'].includes(file));
    if (files.length > 0) preload[key] = files;
  }
  return preload;
}

/**
 * The versioned shares of the page that each part of a remote uses at once, by route pattern.
 * @param routes module paths by route, as for `preloadsOf`
 */
export function sharesOf(compilation, routes) {
  const { chunkGraph } = compilation;
  const used = groupsByModule(compilation, (group) =>
    group.chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(({ options }) =>
        // Its helpers are in the same scripts.
        options?.shareKey?.startsWith('react-aria-components/') ? [options.shareKey] : [],
      ),
    ),
  );
  const entries = Object.entries(routes).map(([route, paths]) => [
    route,
    [...new Set(paths.flatMap((path) => used.get(path) ?? []))].sort(),
  ]);
  return Object.fromEntries(entries.filter(([, shares]) => shares.length > 0));
}

/** The scripts of the shell with each versioned share. */
export function sharedScripts({ chunkGroups }) {
  const found = {};
  for (const group of chunkGroups)
    for (const { module } of group.origins) if (VERSIONED_SHARES[module?._name]) found[module._name] = scriptsOf(group);
  return found;
}

const scriptsOf = (group) => group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));

/** Scripts, or what else `read` finds, of each module that an `import()` names, with and without its extension. */
function groupsByModule({ chunkGroups }, read = scriptsOf) {
  const found = new Map();
  for (const group of chunkGroups) {
    const files = read(group);
    for (const { module, request } of group.origins) {
      if (!request) continue;
      const path = request.startsWith('.') && module?.resource ? join(dirname(module.resource), request) : request;
      for (const name of [path, withoutExtension(path)]) found.set(name, [...(found.get(name) ?? []), ...files]);
    }
  }
  return found;
}

const withoutExtension = (path) => path.replace(/\.[jt]sx?$/, '');

/**
 * The lazy parts of a remote by what they are preloaded for, as paths of the modules that their loaders import.
 * @param definition the result of `readRemoteDefinition`: its loaders contain absolute paths
 */
export function lazyPartsOf({ routes = [], slots = {}, dialogs = {}, locales = {}, start }) {
  const loaders = {
    ...Object.fromEntries(routes.map(({ path, screen }) => [path, screen])),
    ...slots,
    ...dialogs,
    ...locales,
  };
  const parts = Object.fromEntries(Object.entries(loaders).map(([key, loader]) => [key, importsOf(loader)]));
  return { parts, always: start ? importsOf(start) : [] };
}

const importsOf = (loader) =>
  [...String(loader).matchAll(/\bimport\(\s*("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text));
