/**
 * Deterministic ids start at 0, and the integrity plugin skips a chunk whose id is 0: its script would run
 * unchecked. Such a chunk gets the next free number.
 */
export class NoFalsyChunkIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NoFalsyChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'NoFalsyChunkIds', stage: 100 }, (chunks) => {
        const all = [...chunks];
        const zero = all.find(({ id }) => id === 0 || id === '0');
        if (!zero) return;
        const taken = new Set(all.map(({ id }) => Number(id)));
        zero.id = 1;
        while (taken.has(zero.id)) zero.id += 1;
        zero.ids = [zero.id];
      });
    });
  }
}
