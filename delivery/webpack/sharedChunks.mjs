import webpack from 'webpack';

/** Global array that the chunks of all versions of a remote are added to. It has no version, so that an unchanged chunk keeps its bytes. */
export const chunkRegistry = (app) => `fairtone_${app}`;

/**
 * Lets several versions of a remote run in one page, although their chunks are added to the same global array. By webpack's runtime every
 * version would take every chunk, and modules of one version would replace those of another. Here a version takes a chunk only if it was
 * loaded from the address at which this version would load it. Addresses contain a digest of the content, so a chunk that two versions have in
 * common serves both. Each chunk in the array keeps its address as `from`; later builds must do the same.
 */
export class SharedChunksPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedChunks', (compilation) => {
      compilation.hooks.runtimeModule.tap('SharedChunks', (module) => {
        if (module.name !== 'jsonp chunk loading') return;
        const generate = module.generate.bind(module);
        module.generate = () => besideOtherVersions(generate(), compiler.options.output.chunkLoadingGlobal);
      });
    });
  }
}

/**
 * @param takeChunks webpack's code, which installs all chunks that are in the global array, and those that are added later. The first entry of
 * a chunk lists its ids: several when it replaces several chunks, and its file is named after one of them.
 * @param registry name of the global array
 */
export function besideOtherVersions(takeChunks, registry) {
  const { publicPath, getChunkScriptFilename } = webpack.RuntimeGlobals;
  const global = `globalThis[${JSON.stringify(registry)}]`;
  return `
const chunksOfAll = ${global} ||= [];
const isOwn = (chunk) => chunk[0].some((id) => chunk.from === ${publicPath} + ${getChunkScriptFilename}(id));
const ownChunks = ${global} = chunksOfAll.filter(isOwn);
${takeChunks}
const pushToOthers = chunksOfAll.push.bind(chunksOfAll);
chunksOfAll.push = (chunk) => {
  chunk.from ??= document.currentScript?.src;
  if (isOwn(chunk)) ownChunks.push(chunk);
  return pushToOthers(chunk);
};
${global} = chunksOfAll;`;
}
