// Fails when files import each other in a circle: node tools/lint/cycles.mjs
import { parseDependencyTree, parseCircular, prettyCircular } from 'dpdm';
import { REMOTES } from '../../delivery/webpack/paths.mjs';

const entries = [
  'apps/shell/src/bootstrap.tsx',
  ...REMOTES.map((name) => `apps/${name}/src/remote.ts`),
  'servers/launcher/src/main.ts',
  'libs/*/src/index.ts',
  'supabase/functions/*/index.ts',
];
const tree = await parseDependencyTree(entries, {
  tsconfig: 'tsconfig.base.json',
  transform: true,
  extensions: ['', '.ts', '.tsx', '.mjs', '.js', '.json'],
  include: /.*/,
  exclude: /node_modules|dist/,
});
const files = Object.keys(tree).length;
// A screen that is fetched when somebody comes near is a link, as between pages; both stand when the other is not there.
const circles = parseCircular(tree, true);
if (circles.length > 0) {
  console.error(`Files that import each other in a circle:\n${prettyCircular(circles)}`);
  process.exit(1);
}
console.log(`${files} files, no import cycle`);
// An empty tree has no cycles either; it would mean that the entries moved.
process.exit(files > 100 ? 0 : 1);
