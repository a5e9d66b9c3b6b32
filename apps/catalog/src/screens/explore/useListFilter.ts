import { GENRES } from '@fairtone/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIST_SORTS, type ListSort } from '../../model/listFilter';

const SEARCH_MAX = 100;

/** The filters of a list. They live in the address, so that a list can be sent, bookmarked and gone back to. */
export function useListFilter(defaultSort: ListSort) {
  const [params, setParams] = useSearchParams();
  const sort = LIST_SORTS.find((one) => one === params.get('sort')) ?? defaultSort;
  const search = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  const chosen = params.getAll('genre').join('\n');
  // Unknown names in the address are dropped; the list's order makes equal choices equal requests.
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
        const kept = others.length < genres.length ? others : [...genres, genre];
        for (const one of kept) next.append('genre', one);
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
