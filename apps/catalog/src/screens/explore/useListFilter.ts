import { GENRES } from '@fairtone/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIST_SORTS, type ListSort } from '../../model/listFilter';

const SEARCH_MAX = 100;

/** The filters of a list. They are in the URL, so that a filtered list can be shared, bookmarked and returned to. */
export function useListFilter(defaultSort: ListSort) {
  const [params, setParams] = useSearchParams();
  const sort = LIST_SORTS.find((one) => one === params.get('sort')) ?? defaultSort;
  const search = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  const chosen = params.getAll('genre').join('\n');
  // Unknown genres in the URL are dropped. The order of `GENRES` gives equal choices the same request.
  const genres = useMemo<string[]>(() => GENRES.filter((genre) => chosen.split('\n').includes(genre)), [chosen]);

  function change(edit: (next: URLSearchParams) => void) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    sort,
    search,
    genres,
    setSort: (value: ListSort) =>
      change((next) => (value === defaultSort ? next.delete('sort') : next.set('sort', value))),
    setSearch: (text: string) => change((next) => (text.trim() ? next.set('q', text.trim()) : next.delete('q'))),
    toggleGenre: (genre: string) =>
      change((next) => {
        const others = genres.filter((one) => one !== genre);
        next.delete('genre');
        const selected = others.length < genres.length ? others : [...genres, genre];
        for (const one of selected) next.append('genre', one);
      }),
    clearGenres: () => change((next) => next.delete('genre')),
    clearAll: () =>
      change((next) => {
        next.delete('genre');
        next.delete('q');
      }),
  };
}

export type FilterControl = ReturnType<typeof useListFilter>;
