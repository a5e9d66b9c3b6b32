import { useLanguage } from '@fairtone/i18n';
import { useEffect } from 'react';
import { useShellGetArticleQuery } from './articleApi.ts';

/** An article in the language shown now. What failed for want of a network is asked for again when there is one. */
export function useArticle(name: string) {
  const language = useLanguage();
  const { currentData, isFetching, isError, refetch } = useShellGetArticleQuery({ language, name });

  useEffect(() => {
    if (!isError) return;
    const handleOnline = () => void refetch();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isError, refetch]);

  return { article: currentData, isFetching, isError, onRetry: () => void refetch() };
}
