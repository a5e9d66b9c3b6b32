import { artistShareCents, platformShareCents } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import { lead, platformShare, receipt, sellerShare } from './forArtistsStyles';

const EXAMPLE_CENTS = 1000;

/** The artist's share as a receipt, computed by the rule that splits every sale. */
export function Promise85() {
  const { t } = useTranslation('studio');
  const { money } = useFormatters();
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{t('forArtists.promise.title', { price: money(EXAMPLE_CENTS) })}</Heading>
      <dl css={receipt}>
        <div>
          <dt>{t('forArtists.promise.you')}</dt>
          <dd css={sellerShare}>{money(artistShareCents(EXAMPLE_CENTS))}</dd>
        </div>
        <div>
          <dt>{t('forArtists.promise.we')}</dt>
          <dd css={platformShare}>{money(platformShareCents(EXAMPLE_CENTS))}</dd>
        </div>
      </dl>
      <Text tone="muted" css={lead}>
        {t('forArtists.promise.text')}
      </Text>
    </Stack>
  );
}
