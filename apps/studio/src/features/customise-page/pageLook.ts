import { contrast } from '@fairtone/theme';
import type { PageLook } from '../../api/ownPageApi';

/** The sections of an artist's page that this dialog orders. */
const PAGE_SECTIONS = ['pinned', 'albums', 'popular', 'about'] as const;
type PageSection = (typeof PAGE_SECTIONS)[number];

/** The look of an artist who has no row in `artist_pages`. */
export const DEFAULT_LOOK: PageLook = {
  accent: null,
  banner_url: null,
  pinned_album_id: null,
  sections: [...PAGE_SECTIONS],
};

/** Colours with enough contrast on light and dark pages. */
export const ACCENT_PRESETS = ['#c2410c', '#b45309', '#15803d', '#0f766e', '#2563eb', '#7c3aed', '#be185d'] as const;

/** Page backgrounds of the light and the dark theme, as in the check of the database. */
const BACKGROUNDS = ['#ffffff', '#0d0907'];
/** WCAG 1.4.11, non-text contrast. */
const MIN_CONTRAST = 3;

export type AccentProblem = 'notAColour' | 'tooLight' | 'tooDark';

/** Why a colour cannot be an accent, or null. The database refuses the same colours. */
export function accentProblem(hex: string): AccentProblem | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return 'notAColour';
  const [byDay, byNight] = BACKGROUNDS.map((ground) => contrast(hex, ground) >= MIN_CONTRAST);
  if (!byDay) return 'tooLight';
  return byNight ? null : 'tooDark';
}

/** One section with its position; hidden sections come last. */
export interface SectionPlace {
  name: PageSection;
  isShown: boolean;
}

export function toPlaces(sections: readonly string[]): SectionPlace[] {
  const shown = sections.filter((name): name is PageSection => (PAGE_SECTIONS as readonly string[]).includes(name));
  const hidden = PAGE_SECTIONS.filter((name) => !shown.includes(name));
  return [...shown.map((name) => ({ name, isShown: true })), ...hidden.map((name) => ({ name, isShown: false }))];
}

/** The sections to store. Stored sections that this dialog does not list are appended. */
export function toSections(places: readonly SectionPlace[], stored: readonly string[]): string[] {
  const unknownSections = stored.filter((name) => !(PAGE_SECTIONS as readonly string[]).includes(name));
  return [...places.filter(({ isShown }) => isShown).map(({ name }) => name), ...unknownSections];
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_item, index) => index !== from);
  return to < 0 || to >= list.length ? [...list] : [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
