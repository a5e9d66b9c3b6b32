import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { NARROW_SHARES, VERSIONED_SHARES } from '../webpack/narrowShares.mjs';
import { SHARED_REQUESTS, packageOf } from '../webpack/shared.mjs';
import type { Contract, Shape } from './description.ts';

/** What `delivery/webpack/provideFederation.mjs` puts into the page, and entries of remotes find there. */
const FEDERATION = { global: '__fairtoneFederation__', package: '@module-federation/webpack-bundler-runtime' };

/**
 * Packages of which the page has one copy, provided by the shell: the major version and all exported names. The federation runtime is the
 * first of them that a remote uses, by a global name.
 */
export function shareContracts(root: string): Record<string, Contract> {
  const require = createRequire(join(root, 'package.json'));
  const federation = require(FEDERATION.package) as { bundlerRuntime: object; default: object };
  const { version: ofFederation } = require(`${FEDERATION.package}/package.json`) as { version: string };
  const ofBundler = Object.keys(federation.bundlerRuntime).map((name) => `bundlerRuntime.${name}`);
  const provided = [...Object.keys(federation.default), ...ofBundler].sort();
  const singletons = SHARED_REQUESTS.filter((request) => !request.startsWith('@fairtone/'));
  const packages = [...singletons, ...Object.keys(VERSIONED_SHARES)];
  const shares = packages.map((request): [string, Contract] => {
    const { version } = require(`${packageOf(request)}/package.json`) as { version: string };
    const part = NARROW_SHARES[request] ?? VERSIONED_SHARES[request];
    const names = part ? exportedNames(readFileSync(part, 'utf8')) : Object.keys(require(request) as object);
    return [`share ${request}`, shareContract(version, names.filter((name) => !name.startsWith('_')).sort())];
  });
  return {
    ...Object.fromEntries(shares),
    [`global ${FEDERATION.global}`]: shareContract(ofFederation, provided),
  };
}

/** Describes the contract of a package: the major part of its version and the names that the page provides. */
export function shareContract(version: string, names: readonly string[]): Contract {
  const properties: Record<string, Shape> = {
    major: { const: Number(version.split('.')[0]) },
    names: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])), required: [...names] },
  };
  return { direction: 'given', shape: { type: 'object', properties, required: Object.keys(properties) } };
}

/** Reads the names that a module re-exports by `export { … } from`. */
export function exportedNames(code: string): string[] {
  const { statements } = ts.createSourceFile('share.mjs', code, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}
