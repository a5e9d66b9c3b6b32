import webpack from 'webpack';

// As webpack-subresource-integrity writes it into the table of integrities of the runtime.
const PLACEHOLDER = /\*-\*-\*-CHUNK-SRI-HASH-[A-Za-z0-9+/=]+/g;

/**
 * A chunk that holds nothing but references to shared modules writes no file, so nothing fills in its integrity and the
 * integrity plugin refuses the build. No script is ever asked for such a chunk: its entry may be empty.
 * Runs after the plugin has filled in all the others, and before content hashes are taken.
 */
export class FillEmptyChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FillEmptyChunkIntegrity', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'FillEmptyChunkIntegrity', stage }, (assets) => {
        for (const chunk of compilation.chunks) {
          if (!chunk.hasRuntime()) continue;
          for (const file of chunk.files) this.fill(compilation, file, assets[file].source().toString());
        }
      });
    });
  }

  fill(compilation, file, source) {
    const filled = source.replace(PLACEHOLDER, '');
    if (filled !== source) compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
}
