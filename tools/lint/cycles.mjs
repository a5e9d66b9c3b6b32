// Fails when files import each other in a cycle, including type imports: node tools/lint/cycles.mjs
// A cycle of types runs, but its files can only be read, moved or deleted together.
import { parseDependencyTree, parseCircular, prettyCircular } from 'dpdm';

const entries = ['{apps,libs,servers,delivery}/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'];
/** The fewest files expected: proves that the sources were found, because an empty tree has no cycle either. */
const LEAST_FILES = 1_500;

const tree = await parseDependencyTree(entries, {
  tsconfig: 'tsconfig.base.json',
  // Otherwise type-only imports would be ignored.
  transform: false,
  extensions: ['', '.ts', '.tsx', '.mjs', '.js', '.json'],
  include: /.*/,
  exclude: /node_modules|dist|\.test\.tsx?$|\.d\.ts$/,
});
const files = Object.keys(tree).length;
// Prefetching a screen on hover is a link, as between pages: both work without the other.
const circles = parseCircular(tree, true);
if (circles.length > 0) {
  console.error(`Files that import each other in a circle:\n${prettyCircular(circles)}`);
  process.exit(1);
}
console.log(`${files} files, no import cycle`);
if (files < LEAST_FILES) console.error(`There should be ${LEAST_FILES} files at least: the folders moved.`);
process.exit(files < LEAST_FILES ? 1 : 0);
