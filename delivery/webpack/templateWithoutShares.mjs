/**
 * Keeps shares out of the build of the page's HTML template. webpack hands the hook with which shares are added to every child build, and the chunks of those
 * that load later would be emitted once more.
 */
export class TemplateWithoutSharesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('TemplateWithoutShares', (compilation) => {
      compilation.hooks.childCompiler.tap('TemplateWithoutShares', ({ hooks: { finishMake } }, name) => {
        if (name.startsWith('HtmlWebpack'))
          finishMake.taps = finishMake.taps.filter((tap) => !tap.name.includes('ProvideShared'));
      });
    });
  }
}
