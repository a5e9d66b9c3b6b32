import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Heading, Inline, Stack, Text } from '@fairtone/ui';
import { threeColumns } from './forArtistsStyles';

const STUDIO_DISCOUNT = 0.3;
/** Features that the product does not have yet are marked as planned. */
const FEATURES = [
  { name: 'uploads', isPlanned: false },
  { name: 'page', isPlanned: false },
  { name: 'discovery', isPlanned: false },
  { name: 'community', isPlanned: false },
  { name: 'merch', isPlanned: true },
  { name: 'partners', isPlanned: true },
] as const;

export function Features() {
  const { t } = useTranslation('studio');
  const { percent } = useFormatters();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('forArtists.features.title')}</Heading>
      <ul css={threeColumns}>
        {FEATURES.map(({ name, isPlanned }) => (
          <li key={name}>
            <Stack gap={2}>
              <Inline gap={2}>
                <Heading level={3} size="lead">
                  {t(`forArtists.features.${name}.title`)}
                </Heading>
                {isPlanned && <Badge tone="outline">{t('forArtists.features.planned')}</Badge>}
              </Inline>
              <Text tone="muted">{t(`forArtists.features.${name}.text`, { percent: percent(STUDIO_DISCOUNT) })}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
