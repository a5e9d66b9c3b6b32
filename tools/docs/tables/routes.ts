import { codeList, markdownTable } from '../markdown.ts';
import { apps, sourcesOf, type Source } from '../sources.ts';

const ROUTE_FILE = /\/(routes|authRoutes|articleRoutes)\.tsx?$/;
const PATH = /\bpath: '([^']+)'/g;
const LIST = /\[((?:'\/[^']+',?\s*)+)\]\.map\(\(path\)/g;

/** Every address of the page with the app that shows it. */
export function routeTable(root: string): string {
  const rows = apps(root)
    .map((app) => [app.replace('apps/', ''), codeList(pathsIn(sourcesOf(root, app)))])
    .filter(([, paths]) => paths !== '–');
  return markdownTable(['app', 'routes'], rows);
}

function pathsIn(sources: readonly Source[]): string[] {
  const texts = sources.filter(({ path }) => ROUTE_FILE.test(path)).map(({ text }) => text);
  const single = texts.flatMap((text) => [...text.matchAll(PATH)].map(([, path]) => path!));
  const listed = texts.flatMap((text) =>
    [...text.matchAll(LIST)].flatMap(([, list]) => [...list!.matchAll(/'([^']+)'/g)].map(([, path]) => path!)),
  );
  return [...new Set([...single, ...listed])];
}
