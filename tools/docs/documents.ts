import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** All files of the repository as paths from its root, without what git ignores. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return [...new Set(listed.split('\n'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The documents among them: Markdown for people who work on the repository, not the pages of text that visitors read. */
export const documentsOf = (files: readonly string[]) =>
  files.filter((path) => path.endsWith('.md') && !path.startsWith('apps/shell/content/'));
