import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Heading, Skeleton, Stack, Text } from '@fairtone/ui';
import { useAccountListRecentTracksQuery } from '../../../api/listening';
import { TrackRow } from './TrackRow';

/** The tracks that the listener played last. */
export function RecentlyPlayed({ userId }: { userId: string }) {
  const { t } = useTranslation('account');
  const recent = useAccountListRecentTracksQuery(userId, { skip: !userId, refetchOnMountOrArgChange: true });

  return (
    <Stack as="section" gap={3} aria-labelledby="recently-played">
      <Heading level={2} size="lead" id="recently-played">
        {t('overview.recentlyPlayed')}
      </Heading>
      {content()}
    </Stack>
  );

  function content() {
    if (recent.data?.length) {
      return (
        <ol css={styles.list}>
          {recent.data.map((track) => (
            <li key={track.id}>
              <TrackRow {...track} />
            </li>
          ))}
        </ol>
      );
    }
    if (recent.data) return <Text tone="muted">{t('overview.noRecent')}</Text>;
    if (recent.isError) {
      return (
        <ErrorState title={t('overview.recentFailed')} headingLevel={3} retryLabel={t('action.retry')} query={recent} />
      );
    }
    return <Skeleton height={56} />;
  }
}

const styles = { list: css({ padding: 0, listStyle: 'none' }) };
