import { useTranslation } from '@fairtone/i18n';
import { Heading, Skeleton, Stack } from '@fairtone/ui';
import { lazily } from '../../app/lazily.tsx';
import { ArticleBody } from '../ArticleBody.tsx';
import { ArticlePage } from '../ArticlePage.tsx';
import { anchored } from '../articleStyles.ts';

// Most who come to read send no notice.
const TakedownForm = lazily(
  async () => (await import('../takedown/TakedownForm.tsx')).TakedownForm,
  <Skeleton height="32rem" />,
);

/** Whose music it is, and the notice of those whose music was taken. */
export function CopyrightScreen() {
  const { t } = useTranslation('articles');
  return (
    <ArticlePage name="copyright">
      {(article) => (
        <>
          <ArticleBody article={article} />
          <Stack as="section" gap={5} aria-labelledby="notice">
            <Heading level={2} size="title" id="notice" css={anchored}>
              {t('takedown.title')}
            </Heading>
            <TakedownForm />
          </Stack>
        </>
      )}
    </ArticlePage>
  );
}
