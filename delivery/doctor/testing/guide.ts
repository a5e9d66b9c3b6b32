import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What docs/hosting.md tells people to run. */
export type GuideBlock = {
  /** Number of its section; 0 before the first. */
  section: number;
  language: string;
  code: string;
};

export const guideText = (root: string) => readFileSync(join(root, 'docs/hosting.md'), 'utf8');

/** The blocks of code of the guide, in order. */
export function readGuide(root: string): GuideBlock[] {
  let section = 0;
  return [...guideText(root).matchAll(/^## (\d+)\.|^```(\w+)\n(.*?)^```$/gms)].flatMap(([, number, language, code]) => {
    if (number) section = Number(number);
    return language ? [{ section, language, code: code! }] : [];
  });
}

/** What a shell would run: comments left out, continued lines joined. */
export const commandsOf = ({ code }: GuideBlock): string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);

/** The settings that a command gives, by name: `NAME=value NAME='value'`. */
export const settingsIn = (command: string): Record<string, string> =>
  Object.fromEntries(
    [...command.matchAll(/\b([A-Z][A-Z_]+)=('[^']*'|<[^>]*>|\$\([^)]*\)|\S+)/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll("'", ''),
    ]),
  );
