// The federation plugin writes its entry module under a name that is a digest of the checkout's own path, and the
// container's module carries that name in its own.
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
// A module that offers a shared package carries the full path of the package in its name.
const PROVIDED = /^provide module (?<name>.+?) = /;

/**
 * Gives the modules of the federation plugin the same id in every checkout folder, so that one version of a remote has the
 * same bytes on every machine that builds it. By default the ids depend on the path, and the content hash on the ids: even an
 * id that is not written into a file can be the one that another module would have got.
 */
export class StableFederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationIds', (modules) => {
        const taken = new Set();
        for (const module of modules) {
          const id = stableId(module);
          if (!id) continue;
          if (taken.has(id)) throw new Error(`Two modules would have the id "${id}": ${module.identifier()}`);
          taken.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(module) {
  const identifier = module.identifier();
  if (FEDERATION_ENTRY.test(identifier))
    return module.constructor.name === 'ContainerEntryModule' ? 'container' : 'federation';
  const { name } = PROVIDED.exec(identifier)?.groups ?? {};
  return name ? `provided ${name}` : null;
}
