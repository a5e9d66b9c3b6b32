import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Heading, Page, Skeleton, Stack, Text, VisuallyHidden } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '../pages/NotFoundScreen.tsx';
import type { Article } from './articleSchema.ts';
import { useArticle } from './useArticle.ts';
import { useHashScroll } from './useHashScroll.ts';
import { usePageFacts } from './usePageFacts.ts';

const LINES = ['92%', '100%', '84%', '96%', '60%'];

interface Props {
  /** Path of the article below the folder of its language: "help". */
  name: string;
  /** Above the title: a link back. */
  above?: ReactNode;
  /** Between the title and the text. */
  below?: (article: Article) => ReactNode;
  children: (article: Article) => ReactNode;
}

/** The page of an article, or its loading, error or not-found state. */
export function ArticlePage({ name, ...rest }: Props) {
  const { article, isFetching, isError, onRetry } = useArticle(name);
  if (article) return <ShownArticle article={article} {...rest} />;
  if (article === null) return <NotFoundScreen />;
  return <Page width="text">{isError ? <Failed isRetrying={isFetching} onRetry={onRetry} /> : <Loading />}</Page>;
}

function ShownArticle({ article, above, below, children }: { article: Article } & Omit<Props, 'name'>) {
  usePageFacts(article.title, article.description);
  useHashScroll();
  return (
    <Page width="text">
      <Stack as="article" gap={8}>
        <Stack gap={3}>
          {above}
          <Heading level={1} size="heading">
            {article.title}
          </Heading>
          {below ? below(article) : <Text tone="muted">{article.description}</Text>}
        </Stack>
        {children(article)}
      </Stack>
    </Page>
  );
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('articles');
  return (
    <ErrorState
      headingLevel={1}
      title={t('page.failed')}
      text={t('page.failedText')}
      retryLabel={t('common:action.retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}

function Loading() {
  const { t } = useTranslation('articles');
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{t('common:state.loading')}</VisuallyHidden>
      <Skeleton width="55%" height="2.4em" />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
