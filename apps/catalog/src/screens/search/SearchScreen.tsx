import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Heading, Page, useDocumentTitle } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import { useCatalogSearchQuery } from '../../api/searchApi';
import { ListSearch } from '../explore/ListSearch';
import { NothingFound } from './NothingFound';
import { SearchIntroduction } from './SearchIntroduction';
import { SearchPlaceholder } from './SearchPlaceholder';
import { SearchResults } from './SearchResults';

const QUERY_MAX = 100;

/** Searches artists, albums and tracks. */
export function Component() {
  const { t } = useTranslation('catalog');
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX);
  useDocumentTitle(query ? t('search.titleOf', { words: query }) : t('search.title'));

  function handleSearch(words: string) {
    setParams(words ? { q: words } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <Page>
      <Heading level={1} css={heading}>
        {query ? t('search.titleOf', { words: query }) : t('search.title')}
      </Heading>
      <div css={box}>
        <ListSearch label={t('search.label')} search={query} onSearch={handleSearch} />
      </div>
      {query ? <Found query={query} /> : <SearchIntroduction />}
    </Page>
  );
}

function Found({ query }: { query: string }) {
  const { t } = useTranslation('catalog');
  const { currentData: result, isError, isFetching, refetch } = useCatalogSearchQuery(query || skipToken);
  if (result) {
    const total = result.found.artist + result.found.album + result.found.track;
    return total > 0 ? <SearchResults query={query} result={result} /> : <NothingFound words={query} />;
  }
  if (!isError) return <SearchPlaceholder />;
  return (
    <ErrorState
      title={t('search.failed')}
      text={t('common:error.network')}
      retryLabel={t('common:action.retry')}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  );
}

const heading = css({ marginBottom: 'var(--space-5)', overflowWrap: 'anywhere' });
const box = css({ maxWidth: 560, marginBottom: 'var(--space-8)' });
