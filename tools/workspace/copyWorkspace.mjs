import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Copies files and folders of a workspace into another folder, with the same paths. */
export function copyParts(root, folder, parts) {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
}

/** Copies all sources of a workspace, except what its .gitignore excludes. */
export function copySources(root, folder) {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  // `/screens/` matches at the root only, `dist/` everywhere.
  const atTop = new Set(['.git', ...ignored.map((line) => line.replaceAll('/', ''))]);
  const anywhere = new Set(ignored.filter((line) => !line.startsWith('/')).map((line) => line.replace('/', '')));
  for (const name of readdirSync(root).filter((entry) => !atTop.has(entry))) {
    const filter = (path) => !anywhere.has(basename(path));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
}

/**
 * Links the packages installed in `root` into a copy of the workspace: a folder of links instead of one link, because tools look for their
 * root above node_modules and write caches into it.
 */
export function linkPackages(root, folder) {
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
