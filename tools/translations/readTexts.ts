import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';

/** Texts in groups, as files hold them: a lists' texts have their place as key. */
export type Texts = { [key: string]: string | Texts };

/**
 * Reads the texts that a TypeScript file exports. Read by path at run time, because a new language's file is not there when this is compiled.
 * @param path a file that imports types only
 */
export function readTexts(path: string): Record<string, Texts> {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports: Record<string, Texts> = {};
  // The file is one of this repository.
  new Function('exports', code)(exports);
  return exports;
}
