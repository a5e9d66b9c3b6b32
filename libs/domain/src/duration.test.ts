/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatDuration, isoDuration, storedDurationMs, trackDurationMs, wholeSeconds } from './duration.ts';

const lengths = fc.integer({ min: 0, max: 86_400_000 });
const secondsIn = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('the length of a track', () => {
  it.each([
    [0, '0:00'],
    [499, '0:00'],
    [19_980, '0:20'],
    [59_499, '0:59'],
    [59_500, '1:00'],
    [245_000, '4:05'],
    [3_599_500, '1:00:00'],
    [3_725_000, '1:02:05'],
    [NaN, '0:00'],
    [Infinity, '0:00'],
    [-5, '0:00'],
  ])('of %p ms is shown as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

  it('is shown equally from exact milliseconds and from the rounded seconds of the database', () => {
    fc.assert(
      fc.property(lengths, (ms) => {
        const [exact, rounded] = [{ duration: wholeSeconds(ms), duration_ms: ms }, { duration: wholeSeconds(ms) }];
        expect(formatDuration(trackDurationMs(exact))).toBe(formatDuration(trackDurationMs(rounded)));
        expect(isoDuration(trackDurationMs(exact))).toBe(isoDuration(trackDurationMs(rounded)));
      }),
    );
  });

  it('is rounded by at most half a second, and a position is never shown as more than the length', () => {
    fc.assert(
      fc.property(lengths, lengths, (one, other) => {
        const [position, whole] = [Math.min(one, other), Math.max(one, other)];
        expect(Math.abs(secondsIn(formatDuration(whole)) * 1000 - whole)).toBeLessThanOrEqual(500);
        expect(secondsIn(formatDuration(position))).toBeLessThanOrEqual(secondsIn(formatDuration(whole)));
      }),
    );
  });

  it('is written in ISO 8601 by the same rule', () => {
    expect([245_000, 19_980, 0].map(isoDuration)).toEqual(['PT4M5S', 'PT0M20S', 'PT0M0S']);
  });

  it('is unknown until it was measured', () => {
    expect(storedDurationMs({ duration: null, duration_ms: null })).toBeNull();
    expect(trackDurationMs({ duration: null })).toBe(0);
    expect(trackDurationMs({ duration: 20, duration_ms: 19_980 })).toBe(19_980);
  });
});

/** Source files of the product, without tests. */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|testing|locales)$/.test(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test(-d)?\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Code that would format a length by another rule: padding by hand, multiplied columns, or the formatter for older releases. */
const SECOND_RULES = [
  /(\/ 60\)|% 60)[^]{0,200}padStart\(2|padStart\(2[^]{0,200}% 60/,
  /\/ 60\)\}(:|M\$)/,
  /duration(_ms)? \?\? [^\n]*\* 1000/,
  /\bduration\b[^\n]*= useFormatters\(\)/,
];

it('no other code of the product formats the length of a track', () => {
  const others = ['apps', 'libs', 'servers', 'supabase/functions']
    .flatMap(sources)
    .filter((path) => path !== join('libs', 'domain', 'src', 'duration.ts'))
    .filter((path) => SECOND_RULES.some((rule) => rule.test(readFileSync(path, 'utf8'))));
  expect(others).toEqual([]);
});
