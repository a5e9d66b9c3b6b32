import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sortedByName, type Contract, type Description } from '../contracts/description.ts';
import { createShaper, type OpenUnion } from '../contracts/typeShape.ts';
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

/** The tag of a union that a minor version may extend. */
const OPEN = 'open';

/**
 * Describes every export of modules: `@fairtone/ui Button`. Importers read values and types, so all are given; what a function takes is
 * accepted. A union with the tag `@open` is described once, and named elsewhere: it may get members, and importers expect that. Types of
 * another package are named, because its report describes them; fields that packages of others declare are left out.
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
  const openUnions = modules.flatMap(({ names }) => names.flatMap(([, symbol]) => openUnionOf(checker, symbol)));
  return Object.fromEntries(
    modules.flatMap(({ request, names }) => {
      const isNamed = (symbol: ts.Symbol) => (owners.get(symbol) ?? packageOf(request)) !== packageOf(request);
      const limits = { isNamed, isLeftOut: isOfPackage, isOpaque: isSchema };
      const [shapeOf, shapeOfOpen] = [createShaper(checker, { ...limits, openUnions }), createShaper(checker, limits)];
      return names.map(([name, symbol]): [string, Contract] => {
        const contract: Contract = isOpen(checker, symbol)
          ? { direction: 'accepted', shape: shapeOfOpen(checker.getDeclaredTypeOfSymbol(symbol)) }
          : { direction: 'given', shape: shapeOf(typeOf(checker, symbol)) };
        return [`${request} ${name}`, contract];
      });
    }),
  );
}

/** The type of an export. A constant may get another value: importers read it at run time. */
function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return checker.getDeclaredTypeOfSymbol(symbol);
  return checker.getBaseTypeOfLiteralType(checker.getTypeOfSymbol(symbol));
}

const isOpen = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.getJsDocTags(checker).some(({ name }) => name === OPEN);

/** @throws when something else than a union has the tag */
function openUnionOf(checker: ts.TypeChecker, symbol: ts.Symbol): OpenUnion[] {
  if (!isOpen(checker, symbol)) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion()) throw new Error(`${symbol.name} is no union of several members: only a union is @${OPEN}.`);
  return [{ name: symbol.name, members: type.types }];
}

/** Schemas are compared by `npm run contracts:check`, and the types that they infer are exports as well. */
const isSchema = (symbol: ts.Symbol) => symbol.name.startsWith('ZodMini');

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether all declarations of a field are in packages of others. */
function isOfPackage(field: ts.Symbol): boolean {
  const places = field.getDeclarations() ?? [];
  return places.length > 0 && places.every((place) => place.getSourceFile().fileName.includes('/node_modules/'));
}
