import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './plan.ts';

export const LANGUAGE_LIST = 'libs/contracts/src/languages.ts';

/** A language that is added, and what `Intl` says about it. */
export interface LanguageFacts {
  /** ISO 639-1: `it`. */
  code: string;
  /** Its name for itself, as the menu of languages shows it: `Italiano`. */
  label: string;
  /** Its English name: `Italian`. */
  name: string;
  /** The languages that the product has, in their order, English first. */
  existing: string[];
  /** The last of them: its lines are the pattern of the new ones. */
  last: string;
}

/** @throws UsageError when the code is none, is taken, or is one of a script that the pages cannot show */
export function readLanguageFacts(root: string, code: string | undefined): LanguageFacts {
  const name = code && /^[a-z]{2}$/.test(code) ? nameOf(code, 'en') : undefined;
  // Intl replaces outdated codes by current ones: `iw` becomes `he`.
  if (!code || !name || Intl.getCanonicalLocales(code)[0] !== code)
    throw new UsageError(`"${code ?? ''}" is no language: write its two letters (ISO 639-1), as in "it" or "es".`);
  const existing = readLanguages(root);
  if (existing.includes(code)) throw new UsageError(`The product has ${name} already; nothing was written.`);
  if (isRightToLeft(code))
    throw new UsageError(`${name} is written from right to left, and the pages are laid out from left to right only.`);
  const own = nameOf(code, code) ?? name;
  const label = own.charAt(0).toLocaleUpperCase(code) + own.slice(1);
  return { code, label, name, existing, last: existing.at(-1)! };
}

const nameOf = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);

/** From the file, which may list more than this program was compiled with. */
function readLanguages(root: string): string[] {
  const [, list = ''] = /LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(join(root, LANGUAGE_LIST), 'utf8')) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, code]) => code!);
}

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Syrc', 'Adlm']);
const isRightToLeft = (code: string) => RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '');
