import { createRequire } from 'node:module';
import { NARROW_SHARES } from './narrowShares.mjs';

const require = createRequire(import.meta.url);

/** Packages of which the page has exactly one copy, provided by the shell. Subpaths are separate shares. */
const PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'i18next',
  'react-i18next',
  'zod/mini',
];

/** Our own libs that hold state or identity for the whole page. The others are bundled into each app that uses them. */
const SHARED_LIBS = ['api', 'contracts', 'events', 'federation', 'i18n', 'platform', 'store', 'theme'];

/** The package of a request with a subpath. */
export const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Imported by the packages above, never by name. */
const BEHIND = ['react-router', 'immer', 'redux', 'reselect'];

/** Shared for size alone: a second copy would cost bytes and break nothing. */
const HARMLESS = ['zod'];

/** Packages that a remote must not carry a copy of. */
export const SHARED_PACKAGES = [...new Set([...PACKAGES, ...BEHIND].map(packageOf))].filter(
  (name) => !HARMLESS.includes(name),
);

export const SHARED_REQUESTS = [...PACKAGES, ...SHARED_LIBS.map((lib) => `@fairtone/${lib}`)];

/**
 * Share settings of one app.
 * @param role `host`: provides every share in its first chunk. `remote`: only consumes; it carries no copy of its own,
 *   so it can neither double a singleton nor grow by one.
 * @param libVersion version of our own shared libs
 */
export function sharedModules(role, libVersion) {
  const isHost = role === 'host';
  const side = isHost ? { eager: true } : { import: false };
  const narrow = (request) => (isHost && NARROW_SHARES[request] ? { import: NARROW_SHARES[request] } : {});
  const entries = PACKAGES.map((request) => {
    const { version } = require(`${packageOf(request)}/package.json`);
    // The host skips the check of its own versions: parsing ranges costs a phone a frame.
    const requiredVersion = isHost ? false : `^${version}`;
    return [request, { singleton: true, version, requiredVersion, ...side, ...narrow(request) }];
  });
  const libs = SHARED_LIBS.map((lib) => [
    `@fairtone/${lib}`,
    { singleton: true, version: libVersion, requiredVersion: false, ...side },
  ]);
  return Object.fromEntries([...entries, ...libs]);
}
