import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import testimonials from '../../../content/testimonials.json';
import { cell, grid, plainQuote } from './forArtistsStyles';

/** Quotes of artists from the content file. */
export function Testimonials() {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('forArtists.testimonials.title')}</Heading>
      <ul css={grid}>
        {testimonials.map(({ name, text }) => (
          <li key={name} css={cell}>
            <Stack as="figure" gap={3} css={plainQuote}>
              <Text as="blockquote" size="lead">
                {text[language]}
              </Text>
              <Text as="figcaption" tone="muted">
                {name}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
