/** Texts that differ between runs although they are correct, and their replacements of equal width. */
const DYNAMIC_TEXTS: [RegExp, stands: string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
  [/\.[0-9a-f]{8}@people\.test/g, '.00000000@people.test'],
  [/(localhost|127\.0\.0\.1):\d+/g, 'localhost:4200'],
  [/\+4915\d{9}/g, '+4915000000000'],
  [/::1|::ffff:127\.0\.0\.1/g, '127.0.0.1'],
  // Versions contain digests, and the QA tools show load times, and sizes of what an earlier scene has not loaded.
  [/\b\d+\.\d+\.\d+-[0-9a-f]{10}\b/g, '0.1.0-0000000000'],
  [/\b\d+ ms\b/g, '100 ms'],
  [/· (\d+ kB|from cache)/g, '· 50 kB'],
  [/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{1,2},)? 20\d\d/g, 'May 1, 2026'],
  [/\b20\d\d-\d\d-\d\d\b/g, '2026-05-01'],
  [/\b\d{1,2}:\d\d(:\d\d)?\s[AP]M/g, '12:00 PM'],
  [/© 20\d\d/g, '© 2026'],
];

/** Replaces random and time-dependent parts of an English page's text. */
export const maskDynamicText = (text: string): string =>
  DYNAMIC_TEXTS.reduce((still, [chance, stands]) => still.replaceAll(chance, stands), text);
