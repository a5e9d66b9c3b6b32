import type { HitKind, Suggestion } from '../../model/searchHit';

/** One option under the search box: a hit, a recent search, or the link to all results. */
export interface SearchOption {
  id: string;
  kind: HitKind | 'recent' | 'all';
  title: string;
  artist?: string;
  picture?: string | null;
  path: string;
  /** Stored as a recent search when the option is chosen. */
  words: string;
}

export const resultsPath = (query: string) => `/search?${new URLSearchParams({ q: query.trim() }).toString()}`;

export const recentOptions = (searches: readonly string[]): SearchOption[] =>
  searches.map((words, index) => ({
    id: `recent-${index}`,
    kind: 'recent',
    title: words,
    path: resultsPath(words),
    words,
  }));

/** @param found null until suggestions have loaded; then the only option is the link to all results */
export const foundOptions = (query: string, found: readonly Suggestion[] | null): SearchOption[] =>
  found?.length === 0
    ? []
    : [
        ...(found ?? []).map((one) => ({ ...one, words: one.title })),
        { id: 'all', kind: 'all', title: query.trim(), path: resultsPath(query), words: query.trim() },
      ];
