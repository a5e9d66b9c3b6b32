import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entryFiles, type Library } from './packageList.ts';

const RELATIVE = /(from ['"]|import\(['"])(\.[^'"]+)(?=['"])/g;
const PACKAGE = /(?:from ['"]|import\(['"])([^.'"][^'"]*)(?=['"])/g;

/** Declarations of all libraries, written by the compiler into a folder of its own. */
export interface Declarations {
  /** Copies those of one library. @returns the packages that they import */
  copyTo: (library: Library, output: string) => string[];
  remove: () => void;
}

/** @throws with the compiler's report when the sources have errors */
export function declareTypes(root: string, libraries: readonly Library[]): Declarations {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-types-'));
  const out = join(folder, 'out');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: out,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: Object.values(entryFiles(root, libraries)),
    include: [join(root, 'types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw new Error(`The types cannot be declared:\n${(error as { stdout: string }).stdout}`, { cause: error });
  }
  return {
    copyTo: ({ folder: library }, output) => {
      const from = join(out, library);
      cpSync(from, output, { recursive: true });
      const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
      return files.flatMap((file) => {
        const text = readFileSync(join(from, file), 'utf8');
        writeFileSync(join(output, file), withExtensions(text, dirname(join(from, file))));
        return [...text.matchAll(PACKAGE)].map(([, request]) => request!);
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Writes relative imports as those of the compiled files: `./Button` and `./Button.tsx` become `./Button.js`. */
function withExtensions(text: string, folder: string): string {
  return text.replaceAll(RELATIVE, (_all, before: string, path: string) => {
    const plain = path.replace(/\.tsx?$/, '');
    const isFile = existsSync(join(folder, `${plain}.d.ts`));
    return `${before}${plain}${isFile ? '' : '/index'}.js`;
  });
}
