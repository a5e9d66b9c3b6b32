import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Fingerprints of all approved pictures. */
export interface Baselines {
  /** Major version of the browser that took them; another version renders text differently. */
  chromium: number;
  /** Fingerprints by the name of the picture. */
  pictures: Record<string, string>;
}

export function readBaselines(file: string): Baselines | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baselines) : null;
}

/** One line per picture, sorted, so that a diff shows which pictures changed. */
export function writeBaselines(file: string, { chromium, pictures }: Baselines): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ chromium, pictures: sorted }, null, 2)}\n`);
}
