import { useLanguage } from '@fairtone/i18n';
import { useShellGetArticleQuery } from './articleApi.ts';

/** An article in the current language. */
export function useArticle(name: string) {
  const language = useLanguage();
  const { currentData, isFetching, isError, refetch } = useShellGetArticleQuery({ language, name });
  return { article: currentData, isFetching, isError, onRetry: () => void refetch() };
}
