import { useTranslation } from '@fairtone/i18n';
import { Heading, Skeleton, Stack } from '@fairtone/ui';
import { lazily } from '../../app/lazily.tsx';
import { ArticleBody } from '../ArticleBody.tsx';
import { ArticlePage } from '../ArticlePage.tsx';
import { anchored } from '../articleStyles.ts';

// Loads later than the text: most visitors only read the page.
const TakedownForm = lazily(
  async () => (await import('../takedown/TakedownForm.tsx')).TakedownForm,
  <Skeleton height="32rem" />,
);

/** The copyright policy, with the form for takedown notices. */
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
