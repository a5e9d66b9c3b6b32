// Publishes the built remotes to the release store: node tools/release/publish.mjs
// A version's folder is written once and never overwritten; the manifest then names it as live.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES, root } from '../../libs/federation/webpack/paths.mjs';

/** Folder of the release store. A bucket takes its place when hosted. */
export const releaseStore = process.env.FAIRTONE_RELEASES_DIR
  ? resolve(process.env.FAIRTONE_RELEASES_DIR)
  : join(root, 'dist/releases');

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Publishes one built remote and makes it live; what was live before becomes the version to fall back to. */
function publish(manifest, name) {
  const build = join(root, 'dist/apps', name);
  const description = readJson(join(build, 'remote.json'));
  if (!description) throw new Error(`${name} is not built: run npx nx build ${name}`);
  const folder = join(releaseStore, name, description.version);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    cpSync(build, partial, { recursive: true });
    renameSync(partial, folder);
  }
  // What is served is what was published first, whatever a later build of this version made.
  const published = readJson(join(folder, 'remote.json'));
  if (published.entry !== description.entry) {
    console.warn(`${name} ${description.version} is published already, with other files; a release is never overwritten.`);
  }
  const live = { ...published, baseUrl: `/releases/${name}/${description.version}/` };
  const before = manifest.remotes[name];
  const isNew = before && before.live.version !== live.version;
  manifest.remotes[name] = { live, previous: isNew ? before.live : before?.previous };
}

/** Publishes every built remote and replaces the manifest in one step. */
export function publishAll() {
  mkdirSync(releaseStore, { recursive: true });
  const file = join(releaseStore, 'releases.json');
  const manifest = readJson(file) ?? { remotes: {} };
  for (const name of REMOTES) publish(manifest, name);
  manifest.generatedAt = new Date().toISOString();
  writeFileSync(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) publishAll();
