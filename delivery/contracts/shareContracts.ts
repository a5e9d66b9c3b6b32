import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { NARROW_SHARES } from '../webpack/narrowShares.mjs';
import { SHARED_REQUESTS, packageOf } from '../webpack/shared.mjs';
import type { Contract, Shape } from './description.ts';

/** Packages of which the page has one copy, provided by the shell: the major version and all exported names. */
export function shareContracts(root: string): Record<string, Contract> {
  const require = createRequire(join(root, 'package.json'));
  const packages = SHARED_REQUESTS.filter((request) => !request.startsWith('@fairtone/'));
  return Object.fromEntries(
    packages.map((request): [string, Contract] => {
      const { version } = require(`${packageOf(request)}/package.json`) as { version: string };
      const part = NARROW_SHARES[request];
      const names = part ? exportedNames(readFileSync(part, 'utf8')) : Object.keys(require(request) as object);
      return [`share ${request}`, shareContract(version, names.filter((name) => !name.startsWith('_')).sort())];
    }),
  );
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
