import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** Rows of the chart, from what users run down to the libraries that all code uses. */
const FLOORS = ['apps', 'servers', 'supabase', 'delivery', 'libs'] as const;
const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests, and code that runs for tests and demonstrations only. */
const APART =
  /\.(test|test-d|spec)\.tsx?$|\.d\.ts$|(^|\/)(testing|_testing|tests|standalone|fixtures|bench|node_modules|dist)\//;

/** By project, such as `libs/ui`: the projects that its files import. */
export type Dependencies = Map<string, Set<string>>;

/** Reads the imports of all source files below the root, types and values alike. */
export function readDependencies(root: string): Dependencies {
  const aliases = readAliases(root);
  const found: Dependencies = new Map();
  for (const floor of FLOORS) {
    for (const file of sourcesBelow(root, floor)) {
      const from = projectOf(file);
      if (!from) continue;
      const to = found.get(from) ?? new Set();
      found.set(from, to);
      for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
        const target = fileName.startsWith('.') ? normalize(join(dirname(file), fileName)) : aliases[fileName];
        const project = target && !APART.test(target) ? projectOf(target) : null;
        if (project && project !== from) to.add(project);
      }
    }
  }
  return found;
}

/**
 * Draws the imports between projects as a Mermaid flow chart. Indirect imports have no arrow of their own, and
 * projects of a row with the same arrows share a box.
 * @throws Error naming the projects when some import each other in a circle
 */
export function drawDependencies(root: string): string {
  return drawing(readDependencies(root));
}

/** @throws Error naming the projects when some import each other in a circle */
export function drawing(dependencies: Dependencies): string {
  const reduced = withoutDetours(dependencies);
  const boxes = boxesOf(reduced);
  const boxOf = new Map(boxes.flatMap((box) => box.projects.map((project) => [project, box.id] as const)));
  const lines = FLOORS.flatMap((floor) => {
    const own = boxes.filter((box) => box.floor === floor);
    if (own.length === 0) return [];
    return [
      `  subgraph ${floor}`,
      ...own.map(({ id, projects }) => `    ${id}["${projects.map(nameOf).join('<br>')}"]`),
      '  end',
    ];
  });
  const arrows = boxes.flatMap(({ id, projects }) =>
    [...new Set([...reduced.get(projects[0]!)!].map((target) => boxOf.get(target)!))]
      .sort()
      .map((target) => `  ${id} --> ${target}`),
  );
  return ['```mermaid', 'flowchart TD', ...lines, ...arrows, '```'].join('\n');
}

type Box = { id: string; floor: string; projects: string[] };

function boxesOf(dependencies: Dependencies): Box[] {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of dependencies)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const boxes = new Map<string, Box>();
  for (const project of [...dependencies.keys()].sort()) {
    const floor = project.split('/')[0]!;
    const key = [floor, sorted(dependencies.get(project)), sorted(importers.get(project))].join('|');
    const box = boxes.get(key) ?? { id: project.replaceAll(/\W/g, '_'), floor, projects: [] };
    box.projects.push(project);
    boxes.set(key, box);
  }
  return [...boxes.values()];
}

const sorted = (names: Iterable<string> = []) => [...names].sort().join();
const nameOf = (project: string) => project.split('/').slice(1).join('/') || project;

/** Removes each arrow whose target is also reached by a longer path. */
function withoutDetours(dependencies: Dependencies): Dependencies {
  const reachable = new Map<string, Set<string>>();
  const reach = (project: string, way: string[]): Set<string> => {
    if (way.includes(project)) throw new Error(`These import each other in a circle: ${[...way, project].join(' → ')}`);
    const known = reachable.get(project);
    if (known) return known;
    const targets = [...(dependencies.get(project) ?? [])];
    const all = new Set(targets.flatMap((target) => [target, ...reach(target, [...way, project])]));
    reachable.set(project, all);
    return all;
  };
  const projects = new Set([...dependencies.keys(), ...[...dependencies.values()].flatMap((targets) => [...targets])]);
  for (const project of projects) reach(project, []);
  return new Map(
    [...projects].map((project) => {
      const targets = [...(dependencies.get(project) ?? [])];
      const direct = targets.filter(
        (target) => !targets.some((other) => other !== target && reach(other, []).has(target)),
      );
      return [project, new Set(direct)];
    }),
  );
}

/** The first two folders; functions are one project. */
function projectOf(file: string): string | null {
  const [floor, name, ...rest] = file.split('/');
  if (floor === 'supabase') return name === 'functions' ? 'supabase/functions' : null;
  return FLOORS.includes(floor as (typeof FLOORS)[number]) && rest.length > 0 ? `${floor}/${name}` : null;
}

function sourcesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return APART.test(`${path}/`) ? [] : sourcesBelow(root, path);
    return SOURCE.test(path) && !APART.test(path) ? [path] : [];
  });
}

function readAliases(root: string): Record<string, string> {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  return Object.fromEntries(Object.entries(compilerOptions.paths).map(([name, [path]]) => [name, normalize(path!)]));
}
