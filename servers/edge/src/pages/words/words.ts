import type { Language } from '@fairtone/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { tr } from './tr.ts';

type Page = { title: string; description: string };

/** The host's own words on pages and feeds: what readers without scripts get of them. */
export type Words = {
  home: Page;
  explore: Page;
  albums: Page;
  artists: Page;
  album: Page;
  artist: { description: string };
  missing: { album: string; artist: string };
  trail: { home: string; explore: string; artists: string; albums: string };
  feed: { releases: string; artist: string };
  coverOf: string;
  pictureOf: string;
  tracks: string;
};

const WORDS: Record<Language, Words> = { en, pl, de, fr, tr };

export const wordsOf = (language: Language): Words => WORDS[language];

/** Fills `{name}` with what it stands for. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
