// Checks the types of one project and its imports: node tools/nx/types.mjs apps/catalog
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const [project] = process.argv.slice(2);
if (!project) throw new Error('Name the folder of a project: node tools/nx/types.mjs apps/catalog');

const folder = join(root, '.nx/types');
const file = join(folder, `${project.replaceAll('/', '-')}.json`);
mkdirSync(folder, { recursive: true });
const config = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: `${file}.tsbuildinfo` },
  include: [`../../${project}`, '../../types', '../../tools/jest'],
};
writeFileSync(file, JSON.stringify(config));
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
process.exit(spawnSync(process.execPath, [tsc, '-p', file], { cwd: root, stdio: 'inherit' }).status ?? 1);
