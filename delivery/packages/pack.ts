import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SHARED_REQUESTS, packageOf } from '../webpack/shared.mjs';
import { writeBuilder } from './builder.ts';
import { declareTypes } from './declarations.ts';
import { compileLibrary } from './libraries.ts';
import { manifestOf, type Manifest } from './manifest.ts';
import { readLibraries, type Library } from './packageList.ts';

/**
 * Writes one tarball for each package.
 * @param output folder of the tarballs; created when missing
 * @returns their file names
 */
export async function packAll(root: string, output: string): Promise<string[]> {
  const libraries = readLibraries(root);
  const staged = mkdtempSync(join(tmpdir(), 'fairtone-packages-'));
  const declarations = declareTypes(root, libraries);
  try {
    for (const library of libraries) {
      const folder = join(staged, library.name);
      const requests = [...(await compileLibrary(root, library, folder)), ...declarations.copyTo(library, folder)];
      writeManifest(folder, libraryManifest(root, library, requests));
    }
    const builder = join(staged, 'builder');
    writeManifest(builder, builderManifest(root, await writeBuilder(root, builder)));
    mkdirSync(output, { recursive: true });
    const folders = [...libraries.map(({ name }) => name), 'builder'].map((name) => join(staged, name));
    const options = ['--pack-destination', resolve(output), '--silent', '--offline'];
    const names = execFileSync('npm', ['pack', ...folders, ...options], { cwd: staged, encoding: 'utf8' });
    return names.trim().split('\n');
  } finally {
    declarations.remove();
    rmSync(staged, { recursive: true, force: true });
  }
}

function libraryManifest(root: string, { name, folder, entries }: Library, requests: string[]): Manifest {
  const project = JSON.parse(readFileSync(join(root, folder, 'project.json'), 'utf8')) as {
    metadata: { description: string };
  };
  const exported = Object.entries(entries).map(([subpath, file]) => {
    const plain = `./${file.replace(/\.tsx?$/, '')}`;
    return [subpath, { types: `${plain}.d.ts`, default: `${plain}.js` }];
  });
  const { types } = Object.fromEntries(exported)['.'] as { types: string };
  return manifestOf(root, {
    name: `@fairtone/${name}`,
    description: project.metadata.description,
    version: HOST_CONTRACT_VERSION,
    requests,
    // Without `type`: webpack then treats the files as it treats the sources of our own remotes.
    fields: { sideEffects: false, types, exports: Object.fromEntries(exported) },
  });
}

const builderManifest = (root: string, requests: string[]): Manifest =>
  manifestOf(root, {
    name: '@fairtone/builder',
    description: 'Builds and releases a remote outside the repository of the shell.',
    version: HOST_CONTRACT_VERSION,
    requests: requests.concat('react-refresh', 'swc-loader', '@swc/jest', 'jest-environment-jsdom'),
    // The build reads their versions.
    alsoPeers: [...new Set(SHARED_REQUESTS.map(packageOf))].filter((name) => !name.startsWith('@fairtone/')),
    fields: {
      types: './index.d.mts',
      exports: {
        '.': { types: './index.d.mts', default: './index.mjs' },
        './jest': { types: './jest.d.mts', default: './jest.mjs' },
      },
      bin: { 'fairtone-build': 'build.mjs', 'fairtone-release': 'release.mjs' },
    },
  });

function writeManifest(folder: string, manifest: Manifest): void {
  if (!existsSync(folder)) throw new Error(`${folder} has no files.`);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
