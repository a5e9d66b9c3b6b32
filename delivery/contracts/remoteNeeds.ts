import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { satisfiesContract } from '@fairtone/contracts';
import type { Description } from './description.ts';

/** Remotes whose code does not run in the shell. */
const ELSEWHERE = /\.test\.|(^|[\\/])(testing|standalone)[\\/]/;

/** What a remote declares in its `remote.ts` about the host contract, and which contracts of the shell it uses. */
export interface RemoteNeeds {
  name: string;
  range: string;
  /** Names of contracts that the remote uses: `export @fairtone/store toastShown`, `action player queueMoved`. */
  uses: Set<string>;
}

/** Reads every remote of the sources under `root`. */
export function readRemotes(root: string): RemoteNeeds[] {
  return readdirSync(join(root, 'apps')).flatMap((name) => {
    const folder = join(root, 'apps', name, 'src');
    const door = join(folder, 'remote.ts');
    if (!existsSync(door)) return [];
    const range = /contract: '([^']+)'/.exec(readFileSync(door, 'utf8'))?.[1];
    if (!range) throw new Error(`apps/${name}/src/remote.ts names no contract.`);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file),
    );
    return [{ name, range, uses: new Set(files.flatMap((file) => usesOf(readFileSync(join(folder, file), 'utf8')))) }];
  });
}

/** Contracts that a source file imports from the page's shared copy of our libs. Types do not exist at run time and are left out. */
export function usesOf(code: string): string[] {
  const source = ts.createSourceFile('remote.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const names = statement.importClause?.namedBindings;
    if (statement.importClause?.isTypeOnly || !names || !ts.isNamedImports(names)) return [];
    const lib = statement.moduleSpecifier.text;
    return names.elements
      .filter((element) => !element.isTypeOnly)
      .map(({ name, propertyName }) => `export ${lib} ${(propertyName ?? name).text}`);
  });
  const actions = [...code.matchAll(/\b(\w+)Actions\.(\w+)/g)].map(([, slice, action]) => `action ${slice} ${action}`);
  return [...uses, ...actions];
}

/**
 * Finds remotes that use what is newer than the contract they ask for: an older shell would load them, and they would fail.
 * @param history every released contract, oldest first
 * @returns one line each, with what to write
 */
export function findUnderstatedRanges(
  remotes: readonly RemoteNeeds[],
  history: readonly Description[],
  current: Description,
): string[] {
  const versions = [...history, current];
  const since = (contract: string) => versions.find(({ contracts }) => contract in contracts)?.version;
  return remotes.flatMap(({ name, range, uses }) =>
    [...uses].flatMap((contract) => {
      const version = since(contract);
      const earlier = versions.filter((each) => each.version !== version && satisfiesContract(each.version, range));
      const isPromised = !version || earlier.every(({ contracts }) => contract in contracts);
      return isPromised
        ? []
        : [
            `${name} takes ${contract}, which is there since ${version}: ask for ^${version} in apps/${name}/src/remote.ts.`,
          ];
    }),
  );
}
