// The federation plugin writes its entry module under a name that is a digest of the checkout's own path, and the
// container's module carries that name in its own.
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the modules of the federation plugin the same id in every checkout folder, so that one version of a remote has the
 * same bytes on every machine that builds it. By default the ids depend on the path, and the content hash on the ids.
 */
export class StableFederationEntryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationEntry', (modules) => {
        const taken = new Set();
        for (const module of modules) {
          if (!FEDERATION_ENTRY.test(module.identifier())) continue;
          const id = module.constructor.name === 'ContainerEntryModule' ? 'container' : 'federation';
          if (taken.has(id)) throw new Error(`Two modules would have the id "${id}": ${module.identifier()}`);
          taken.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
