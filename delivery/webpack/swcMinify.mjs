import { minify } from '@swc/core';
import webpack from 'webpack';
import { maskDigests } from './maskDigests.mjs';

/**
 * Chromium then compiles all functions of a script while it arrives, in another thread; otherwise each is compiled in the page's own when it is first
 * called. A script is only loaded when most of it is needed. Others take the line as a comment.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies with swc: nearly terser's sizes in a fraction of its time. It drops the functions that webpack found unused, which
 * esbuild keeps, because they are inside a function. Runs before content hashes and integrity are computed, so both are of
 * the final bytes.
 */
export class SwcMinifyPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SwcMinify', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'SwcMinify', stage }, async (assets) => {
        // A worker's file is already minified, and its hash is fixed.
        const isDone = (file) => compilation.getAsset(file).info.minimized;
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js') && !isDone(file));
        const digests = Object.keys(assets)
          .sort(byNameWithoutDigest)
          .flatMap((file) => compilation.getAsset(file).info.contenthash ?? []);
        await Promise.all(scripts.map((file) => this.minify(compilation, file, digests)));
      });
    });
  }

  async minify(compilation, file, digests) {
    const { source: built, map: before } = compilation.getAsset(file).source.sourceAndMap();
    const source = built.toString();
    const { masked, restore } = maskDigests(source, digests);
    const { code: short, map } = await minify(masked, {
      compress: { ecma: 2020, passes: 2, toplevel: false },
      mangle: { toplevel: false },
      format: { comments: false, asciiOnly: false },
      ecma: 2020,
      module: false,
      sourceMap: before !== null,
    });
    const code = restore(short);
    const { ConcatSource, RawSource, SourceMapSource } = webpack.sources;
    // webpack combines two maps when the second one names the file of the first.
    const named = before && { ...JSON.parse(map), sources: [file] };
    const minified = before ? new SourceMapSource(code, file, named, source, before, true) : new RawSource(code);
    compilation.updateAsset(file, new ConcatSource(COMPILE_AHEAD, minified), { minimized: true });
  }
}

const withoutDigest = (file) => file.replace(/\.[0-9a-f]{12}\./, '.');
const byNameWithoutDigest = (one, other) => (withoutDigest(one) < withoutDigest(other) ? -1 : 1);
