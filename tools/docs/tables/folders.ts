import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOPS = ['apps', 'e2e', 'servers', 'supabase', 'delivery', 'libs', 'tools', 'examples'];

/**
 * The folder tree, one line per folder. The line is `metadata.description` of the folder's project.json, else the first line of text in its
 * README.md.
 * @throws Error when a folder of `apps` or `libs` has no description
 */
export function folderTree(root: string): string {
  const lines = TOPS.filter((top) => existsSync(join(root, top))).flatMap((top) => {
    const own = descriptionOf(root, top);
    const children = readdirSync(join(root, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`  ${name}/`, descriptionOf(root, `${top}/${name}`)] as const)
      .filter(([name, text]) => {
        if (text === undefined && own === undefined)
          throw new Error(`${top}/${name.trim()} has no metadata.description in its project.json.`);
        return text !== undefined;
      });
    return [[`${top}/`, own ?? ''] as const, ...children];
  });
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  const tree = lines.map(([name, text]) => (name.padEnd(width) + text).trimEnd());
  return ['```', ...tree, '```'].join('\n');
}

function descriptionOf(root: string, folder: string): string | undefined {
  const project = join(root, folder, 'project.json');
  if (existsSync(project)) {
    const { metadata } = JSON.parse(readFileSync(project, 'utf8')) as { metadata?: { description?: string } };
    if (metadata?.description) return metadata.description;
  }
  const readme = join(root, folder, 'README.md');
  if (!existsSync(readme)) return undefined;
  return readFileSync(readme, 'utf8')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim();
}
