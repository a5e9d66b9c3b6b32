import { useTranslation } from '@fairtone/i18n';
import { Button, Heading, Inline, Page, Stack, Text, useDocumentTitle } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { lead } from './forArtistsStyles';
import { Features } from './Features';
import { Promise85 } from './Promise85';
import { StartSelling } from './StartSelling';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';

/** `/for-artists`: explains what selling on Fairtone means. */
export function Component() {
  const { t } = useTranslation('studio');
  const title = t('forArtists.title');
  useDocumentTitle(title);
  return (
    <Page>
      <Stack gap={20}>
        <Stack gap={6}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" css={lead}>
            {t('forArtists.lead')}
          </Text>
          <Inline>
            <StartSelling />
            <Button as={Link} to="/explore" size="large">
              {t('forArtists.explore')}
            </Button>
          </Inline>
        </Stack>
        <Promise85 />
        <Steps />
        <Features />
        <Testimonials />
      </Stack>
    </Page>
  );
}
