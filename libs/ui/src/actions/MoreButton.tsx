import type { ReactNode } from 'react';
import { Button } from './Button';

interface Props {
  /** A list that is read page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: ReactNode;
}

/** Fetches the next page of a list; hidden when there is none. */
export function MoreButton({ query, children }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {children}
    </Button>
  );
}
