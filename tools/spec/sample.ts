import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './coverage.ts';
import { copyWorkspace, runNamedTests, type Outcome } from './copy.ts';
import { change, isProduct, spotsOf, type TextPlace } from './productText.ts';
import { filesOf } from './testFiles.ts';
import { shuffled } from './shuffled.ts';

interface Sampled {
  row: Row;
  literal: string;
  spots: TextPlace[];
}

/**
 * Changes sampled literals, one at a time, in a copy of the product, and runs the tests of their rows.
 * Only rows whose tests need neither browser nor database, and whose literal occurs in the product, can be sampled.
 * @returns exit code: 1 when a test does not notice, or fails without a change
 */
export async function sample(root: string, rows: readonly Row[], count: number, seed = String(Date.now())) {
  const picked = pick(root, rows, count, seed);
  console.log(`${picked.length} sampled literals, --seed ${seed}`);
  const copy = mkdtempSync(join(tmpdir(), 'fairtone-spec-'));
  try {
    copyWorkspace(root, copy);
    const failed: string[] = [];
    for (const each of picked) {
      const verdict = await verdictOn(copy, each);
      console.log(`${verdict === null ? 'ok  ' : 'FAIL'} ${each.row.id} \`${each.literal}\` ${each.row.path}`);
      if (verdict) failed.push(`Row ${each.row.id}: ${verdict}`);
    }
    for (const line of failed) console.error(line);
    return failed.length > 0 || picked.length < count ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function pick(root: string, rows: readonly Row[], count: number, seed: string): Sampled[] {
  const files = filesOf(root)
    .filter(isProduct)
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
  const picked: Sampled[] = [];
  for (const row of shuffled(rows, seed)) {
    if (picked.length === count) break;
    if (!/^(?:apps|libs|servers|supabase)\/.+\.test\.tsx?$/.test(row.path) || row.path.includes('.db.test.')) continue;
    for (const literal of row.literals) {
      const spots = files.flatMap(({ path, code }) => spotsOf(path, code, literal));
      if (spots.length === 0) continue;
      picked.push({ row, literal, spots });
      break;
    }
  }
  return picked;
}

async function verdictOn(copy: string, { row, literal, spots }: Sampled): Promise<string | null> {
  const before = await runNamedTests(copy, row);
  if (before !== 'passed') return `its test ${WORDS[before]} without any change.`;
  const paths = [...new Set(spots.map(({ path }) => path))];
  const originals = paths.map((path) => ({ path, code: readFileSync(join(copy, path), 'utf8') }));
  for (const { path, code } of originals) {
    writeFileSync(
      join(copy, path),
      change(
        code,
        spots.filter((spot) => spot.path === path),
      ),
    );
  }
  const after = await runNamedTests(copy, row);
  for (const { path, code } of originals) writeFileSync(join(copy, path), code);
  if (after === 'failed') return null;
  return `its test ${WORDS[after]} although \`${literal}\` was changed in ${paths.join(', ')}: assert what the product says.`;
}

const WORDS: Record<Outcome, string> = { passed: 'passes', failed: 'fails', none: 'is not found by the runner' };
