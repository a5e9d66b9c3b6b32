import { Trans, useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';

/** Who wrote a post, and when. */
export function Byline({ author, date = '' }: { author?: string | undefined; date?: string | undefined }) {
  const { t } = useTranslation('articles');
  const format = useFormatters();
  return (
    <Text tone="muted">
      <Trans
        t={t}
        i18nKey="blog.byline"
        values={{ author, date: format.date(date) }}
        components={{ time: <time dateTime={date} /> }}
      />
    </Text>
  );
}
