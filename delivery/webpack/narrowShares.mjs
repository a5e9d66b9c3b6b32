import { join } from 'node:path';
import { builder } from './paths.mjs';

const folder = join(builder, 'shares');

/**
 * Shared packages of which the page has a part: the names that the file re-exports. If the whole package were shared, nothing could
 * be left out, because the shell's build does not know what remotes use.
 */
export const NARROW_SHARES = {
  'react-router-dom': join(folder, 'react-router-dom.mjs'),
  '@reduxjs/toolkit': join(folder, 'redux-toolkit.mjs'),
  '@reduxjs/toolkit/query/react': join(folder, 'redux-toolkit-query.mjs'),
  'react-i18next': join(folder, 'react-i18next.mjs'),
  'zod/mini': join(folder, 'zod-mini.mjs'),
};

/**
 * Parts of react-aria, which the kit's overlays and sortable lists consist of. The page has a copy of each, in a chunk that is loaded with the first use.
 * A remote uses that copy when its version satisfies the remote's range, and otherwise a copy of its own, which its build contains and which no
 * other page loads. Several copies in one page work: they share no state.
 */
export const VERSIONED_SHARES = Object.fromEntries([
  ...['Modal', 'Tooltip', 'GridList', 'useDragAndDrop'].map((part) => [
    `react-aria-components/${part}`,
    join(folder, 'aria', `${part}.mjs`),
  ]),
  ['react-aria/private/utils/runAfterTransition', join(folder, 'aria/runAfterTransition.mjs')],
]);

const whole = (request) => `whole/${request}`;

/** webpack aliases for the whole packages. */
export const wholeAliases = () =>
  Object.fromEntries(
    Object.keys({ ...NARROW_SHARES, ...VERSIONED_SHARES }).map((request) => [`${whole(request)}$`, request]),
  );

/**
 * Resolves the whole packages for the narrow shares and for packages that build on them. By the plain name they would get the
 * share again, and the share itself.
 */
export class NarrowSharesPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('NarrowShares', (factory) => {
      factory.hooks.beforeResolve.tap('NarrowShares', (data) => {
        const isInside = data.context === folder || /[\\/]node_modules[\\/]/.test(data.context);
        if (isInside && Object.hasOwn(NARROW_SHARES, data.request)) data.request = whole(data.request);
      });
    });
  }
}
