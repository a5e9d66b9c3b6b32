import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import { root } from './paths.mjs';

const FOLDER = 'maps';
/** A digest of the checkout's path. */
const OF_FEDERATION = /(?<=(?:^|\/)\.federation\/entry\.)[0-9a-f]+(?=\.js$)/;
const OTHERS = /(^|\/)node_modules\/|^webpack\b/;

/** Writes a source map for each script into `maps/`. The scripts do not name them: browsers never ask for a map. */
export const hiddenSourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${FOLDER}/[file].map`,
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath, resourcePath }) =>
      pathOfSource(absoluteResourcePath ?? resourcePath),
  });

/**
 * Renames each map to `maps/<script>.<digest of the map>.map`. The name cannot be guessed without the sources, so that a
 * bucket whose files are public, but not its list, does not give maps away. Leaves out the text of packages.
 * @param scripts folder of the scripts: for a remote the one that its versions share, where no map belongs
 * @param output folder of the build
 */
export function finishSourceMaps(scripts, output) {
  const built = join(scripts, FOLDER);
  const folder = join(output, FOLDER);
  for (const file of existsSync(built) ? readdirSync(built) : []) {
    const map = JSON.parse(readFileSync(join(built, file), 'utf8'));
    const sourcesContent = map.sources.map((source, at) =>
      OTHERS.test(source) ? null : (map.sourcesContent?.[at] ?? null),
    );
    const script = file.slice(0, -'.map'.length);
    // Webpack writes the script's name before its contents are final: it may differ between builds of the same sources.
    const sources = map.sources.map((source) => source.replace(OF_FEDERATION, 'federation'));
    const text = JSON.stringify({ ...map, file: script, sources, sourcesContent });
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    rmSync(join(built, file));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${script}.${digest}.map`), text);
  }
  if (built !== folder) rmSync(built, { recursive: true, force: true });
}

/** Path below the workspace, equal on every machine. Packages may be linked to a folder elsewhere. */
function pathOfSource(path) {
  const [, inPackages] = /^.*([\\/]node_modules[\\/].*)$/.exec(path) ?? [];
  return (inPackages ? inPackages.slice(1) : relative(root, path)).replaceAll('\\', '/');
}
