import webpack from 'webpack';

// The placeholder that webpack-subresource-integrity writes into the runtime's table of integrities.
const PLACEHOLDER = /\*-\*-\*-CHUNK-SRI-HASH-[A-Za-z0-9+/=]+/g;

/**
 * A chunk that contains only references to shared modules writes no file, so its integrity stays empty and the
 * integrity plugin refuses the build. Such a chunk is never requested: its entry may be empty.
 * Runs after the plugin has filled in all other entries, and before content hashes are computed.
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
