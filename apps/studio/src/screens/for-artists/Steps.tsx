import { useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import { cell, grid } from './forArtistsStyles';

const STEPS = ['upload', 'price', 'publish'] as const;

/** How an artist uploads, prices and publishes an album, in three steps. */
export function Steps() {
  const { t } = useTranslation('studio');
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('forArtists.steps.title')}</Heading>
      <ol css={grid}>
        {STEPS.map((step, index) => (
          <li key={step} css={cell}>
            <Stack gap={2}>
              <Text tone="accent" isTabular>
                {index + 1}
              </Text>
              <Heading level={3}>{t(`forArtists.steps.${step}.title`)}</Heading>
              <Text tone="muted">{t(`forArtists.steps.${step}.text`)}</Text>
            </Stack>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
