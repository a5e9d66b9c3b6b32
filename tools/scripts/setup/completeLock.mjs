// node tools/scripts/setup/completeLock.mjs, after every `npm install` that changed package-lock.json.
// npm leaves a platform's optional build out of the lockfile when the registry in use does not have it; `npm ci` then refuses the lockfile
// on every machine. This script adds the entries with the names and versions in the parent package.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const MACHINES = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** Platform and processor in a package name: `binding-linux-riscv64-musl` is for Linux on riscv64. */
function platformOf(name) {
  const words = name.split('/').pop().split(/[-_]/);
  const machine = words.find((word) => MACHINES.includes(word)) ?? (words.includes('gnueabihf') ? 'arm' : undefined);
  const system = words.find((word) => SYSTEMS.includes(word));
  return { ...(machine && { cpu: [machine] }), ...(system && { os: [system] }) };
}

function isLocked(parentPath, name) {
  for (let path = parentPath; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
    if (!path || !path.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

let added = 0;
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(path ? (entry.optionalDependencies ?? {}) : {})) {
    if (isLocked(path, name) || !/^\d/.test(version.replace(/^v/, ''))) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^v/, ''),
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform builds added to package-lock.json`);
