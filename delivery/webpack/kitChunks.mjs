import { VERSIONED_SHARES } from './narrowShares.mjs';

/**
 * Chunks of the shell with the versioned shares, the most used first: a module that several need is in the first. Few, because the hash of every
 * chunk is in the first script of the page.
 */
const CHUNKS = {
  overlays: ['Modal', 'Tooltip', 'runAfterTransition'],
  lists: ['GridList', 'useDragAndDrop'],
};

const partOf = (request) => request.split('/').at(-1);

/** The versioned shares whose chunks contain a module. */
function sharesOf(module, { chunkGraph }) {
  const found = new Set();
  for (const chunk of chunkGraph.getModuleChunksIterable(module))
    for (const group of chunk.groupsIterable)
      for (const { module: origin } of group.origins ?? []) {
        const request = origin?._name ?? origin?.options?.shareKey;
        if (request && Object.hasOwn(VERSIONED_SHARES, request)) found.add(partOf(request));
      }
  return found;
}

/** Cache groups for webpack's `splitChunks`. */
export const kitChunks = () =>
  Object.fromEntries(
    Object.entries(CHUNKS).map(([name, parts], index) => [
      `kit-${name}`,
      {
        name: `kit-${name}`,
        test: (module, graphs) => {
          const shares = sharesOf(module, graphs);
          return parts.some((part) => shares.has(part));
        },
        chunks: 'async',
        enforce: true,
        priority: 30 - index,
      },
    ]),
  );
