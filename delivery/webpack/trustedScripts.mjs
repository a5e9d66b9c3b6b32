// The name that libs/federation/src/trust/scriptPolicy.ts sets.
const POLICY = 'globalThis.fairtoneScripts';

/**
 * Makes webpack's runtime of every app use the page's one Trusted Types policy when it loads a script. webpack's own
 * would be a policy per build that allows everything, and the page would have to allow each of their names. A page that
 * made no policy (the standalone harness) enforces none.
 */
export class TrustedScriptsPlugin {
  apply(compiler) {
    const { getTrustedTypesPolicy } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap('TrustedScripts', (compilation) => {
      compilation.hooks.runtimeModule.tap('TrustedScripts', (module) => {
        if (module.name !== 'trusted types policy') return;
        module.generate = () => `${getTrustedTypesPolicy} = () => ${POLICY} ?? { createScriptURL: (url) => url };`;
      });
    });
  }
}
