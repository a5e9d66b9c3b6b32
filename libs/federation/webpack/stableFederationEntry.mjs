// The federation plugin writes its entry module under a name that is a digest of the checkout's own path.
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the federation plugin's entry module one id wherever the project lies, so that one version of a remote has the
 * same bytes on every machine that builds it. Left alone, the id follows the path and the content hash follows the id.
 */
export class StableFederationEntryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationEntry', (modules) => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(module.identifier())) compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
