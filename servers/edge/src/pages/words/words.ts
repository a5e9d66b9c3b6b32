import type { Language } from '@fairtone/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { tr } from './tr.ts';
import type { Words } from './wordsShape.ts';

export type { Words };

const WORDS: Record<Language, Words> = { en, pl, de, fr, tr };

export const pageTexts = (language: Language): Words => WORDS[language];

/** Fills `{name}` placeholders with values. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
