import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sortedByName, type Contract, type Description } from '../contracts/description.ts';
import { createShaper } from '../contracts/typeShape.ts';
import { packageOf } from '../webpack/shared.mjs';
import { entryFiles, type Library } from './packageList.ts';

/** Types of tables follow the migrations, which keep what released versions read; the contract has no part in it. */
const WITHOUT_REPORT = ['db-types'];

/** Describes what each package exports, by its name without the scope. */
export function describePackages(root: string, libraries: readonly Library[]): Record<string, Description> {
  const files = entryFiles(root, libraries);
  const builder = {
    '@fairtone/builder': join(root, 'delivery/packages/builder/index.d.mts'),
    '@fairtone/builder/jest': join(root, 'delivery/packages/builder/jest.d.mts'),
  };
  const exported = describeExports({ ...files, ...builder }, join(root, 'tsconfig.base.json'));
  const names = [...libraries.map(({ name }) => name), 'builder'].filter((name) => !WITHOUT_REPORT.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const own = Object.entries(exported).filter(([key]) => /^@fairtone\/([^/ ]+)/.exec(key)?.[1] === name);
      return [name, { version: HOST_CONTRACT_VERSION, contracts: sortedByName(Object.fromEntries(own)) }];
    }),
  );
}

/**
 * Describes every export of modules: `@fairtone/ui Button`. Importers read values and types, so all are given; what a function takes is
 * accepted. Types of another package are named, because its report describes them; fields that packages of others declare are left out.
 * @param files absolute path by what importers write
 * @param configFile the tsconfig whose paths and strictness apply
 */
export function describeExports(files: Record<string, string>, configFile: string): Record<string, Contract> {
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const roots = Object.values(files);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: roots }, ts.sys, dirname(configFile));
  const program = ts.createProgram(roots, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const modules = Object.entries(files).map(([request, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    const names = checker.getExportsOfModule(module).map((symbol) => [symbol.name, targetOf(checker, symbol)] as const);
    return { request, names };
  });
  const owners = new Map(
    modules.flatMap(({ request, names }) => names.map(([, symbol]) => [symbol, packageOf(request)] as const)),
  );
  return Object.fromEntries(
    modules.flatMap(({ request, names }) => {
      const isNamed = (symbol: ts.Symbol) => (owners.get(symbol) ?? packageOf(request)) !== packageOf(request);
      const shapeOf = createShaper(checker, { isNamed, isLeftOut: isOfPackage });
      return names.map(([name, symbol]): [string, Contract] => {
        const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
        const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
        return [`${request} ${name}`, { direction: 'given', shape: shapeOf(type) }];
      });
    }),
  );
}

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether all declarations of a field are in packages of others. */
function isOfPackage(field: ts.Symbol): boolean {
  const places = field.getDeclarations() ?? [];
  return places.length > 0 && places.every((place) => place.getSourceFile().fileName.includes('/node_modules/'));
}
