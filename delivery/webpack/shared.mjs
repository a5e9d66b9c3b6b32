import { createRequire } from 'node:module';
import { NARROW_SHARES, VERSIONED_SHARES } from './narrowShares.mjs';

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

const OWN = SHARED_LIBS.map((lib) => `@fairtone/${lib}`);

export const SHARED_REQUESTS = [...PACKAGES, ...OWN];

const versionOf = (request) => require(`${packageOf(request)}/package.json`).version;

/**
 * What the shell shares, and uses itself: every singleton in its first chunk, and the versioned shares in chunks of their own.
 * @param libVersion version of our own shared libs
 */
export function providedModules(libVersion) {
  // The host skips the check of its own versions: parsing ranges costs a phone a frame.
  const provided = (version) => ({ singleton: true, version, requiredVersion: false, eager: true });
  return {
    ...entriesOf(PACKAGES, (request) => ({
      ...provided(versionOf(request)),
      ...(NARROW_SHARES[request] && { import: NARROW_SHARES[request] }),
    })),
    ...entriesOf(OWN, () => provided(libVersion)),
    ...entriesOf(Object.keys(VERSIONED_SHARES), (request) => ({
      version: versionOf(request),
      requiredVersion: false,
      import: VERSIONED_SHARES[request],
    })),
  };
}

/**
 * What a remote takes from the page. It carries no copy of a singleton, so it can neither double nor grow by one; of a versioned share it has
 * one for pages whose version does not satisfy its range.
 */
export const consumedModules = () => ({
  ...entriesOf(PACKAGES, (request) => ({ singleton: true, requiredVersion: `^${versionOf(request)}`, import: false })),
  ...entriesOf(OWN, () => ({ singleton: true, requiredVersion: false, import: false })),
  ...entriesOf(Object.keys(VERSIONED_SHARES), (request) => ({
    requiredVersion: `^${versionOf(request)}`,
    import: VERSIONED_SHARES[request],
  })),
});

const entriesOf = (requests, settings) => Object.fromEntries(requests.map((request) => [request, settings(request)]));
