import { dirname } from 'node:path';
import ts from 'typescript';
import type { Contract, Direction } from './description.ts';
import { createShaper } from './typeShape.ts';

const INTERFACES: Record<string, Direction> = { Given: 'given', Accepted: 'accepted', Both: 'both' };

/**
 * Reads the interfaces Given, Accepted and Both of a file: two levels, kind and name, then the type that is the contract.
 * @param configFile the tsconfig whose paths and strictness apply
 */
export function describeTypes(file: string, configFile: string): Record<string, Contract> {
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [file] }, ts.sys, dirname(configFile));
  const program = ts.createProgram([file], { ...options, noEmit: true });
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`There is no ${file} to read contracts from.`);

  const checker = program.getTypeChecker();
  const shapeOf = createShaper(checker);
  const found: Record<string, Contract> = {};
  for (const statement of source.statements) {
    const direction = ts.isInterfaceDeclaration(statement) ? INTERFACES[statement.name.text] : undefined;
    if (!direction) continue;
    for (const kind of checker.getTypeAtLocation(statement).getProperties()) {
      const names = checker.getTypeOfSymbol(kind).getProperties();
      // A name that does not resolve would give an empty list, and every later list would be compatible with it.
      if (names.length === 0) throw new Error(`${file}: nothing is found under "${kind.name}".`);
      for (const name of names) {
        found[`${kind.name} ${name.name}`] = { direction, shape: shapeOf(checker.getTypeOfSymbol(name)) };
      }
    }
  }
  return found;
}
