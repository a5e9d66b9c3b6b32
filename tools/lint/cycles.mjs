// Fails when files import each other in a circle, by types too: node tools/lint/cycles.mjs
// A circle of types runs, but nobody can read, move or delete one of its files without the others.
import { parseDependencyTree, parseCircular, prettyCircular } from 'dpdm';

const entries = ['{apps,libs,servers,delivery}/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'];
/** Proves that the whole was read: an empty tree has no circle either. */
const LEAST_FILES = 1_500;

const tree = await parseDependencyTree(entries, {
  tsconfig: 'tsconfig.base.json',
  // Without it type-only imports count.
  transform: false,
  extensions: ['', '.ts', '.tsx', '.mjs', '.js', '.json'],
  include: /.*/,
  exclude: /node_modules|dist|\.test\.tsx?$|\.d\.ts$/,
});
const files = Object.keys(tree).length;
// A screen that is fetched when somebody comes near is a link, as between pages; both stand when the other is not there.
const circles = parseCircular(tree, true);
if (circles.length > 0) {
  console.error(`Files that import each other in a circle:\n${prettyCircular(circles)}`);
  process.exit(1);
}
console.log(`${files} files, no import cycle`);
if (files < LEAST_FILES) console.error(`There should be ${LEAST_FILES} files at least: the folders moved.`);
process.exit(files < LEAST_FILES ? 1 : 0);
