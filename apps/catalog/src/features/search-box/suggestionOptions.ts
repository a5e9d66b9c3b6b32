import type { HitKind, Suggestion } from '../../model/searchHit';

/** One line under the search box: something that was found, something that was searched before, or the way to all results. */
export interface SearchOption {
  id: string;
  kind: HitKind | 'recent' | 'all';
  title: string;
  artist?: string;
  picture?: string | null;
  path: string;
  /** What is kept as a recent search when this is chosen. */
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

/** @param found null while it is not known what there is: all results can be gone to before */
export const foundOptions = (query: string, found: readonly Suggestion[] | null): SearchOption[] =>
  found?.length === 0
    ? []
    : [
        ...(found ?? []).map((one) => ({ ...one, words: one.title })),
        { id: 'all', kind: 'all', title: query.trim(), path: resultsPath(query), words: query.trim() },
      ];
