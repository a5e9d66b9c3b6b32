import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How every picture looked when somebody last said that it is right. */
export interface Baselines {
  /** Major version of the browser that drew them; another one draws text otherwise. */
  chromium: number;
  /** Fingerprints by the name of the picture. */
  pictures: Record<string, string>;
}

export function readBaselines(file: string): Baselines | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baselines) : null;
}

/** One line a picture, sorted, so that a change shows which pictures changed. */
export function writeBaselines(file: string, { chromium, pictures }: Baselines): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ chromium, pictures: sorted }, null, 2)}\n`);
}
