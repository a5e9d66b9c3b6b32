import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Link } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useAccountCountFavoriteTracksQuery, useAccountCountPlaylistsQuery } from '../../../api/counts';
import { useAccountGetListeningSecondsQuery } from '../../../api/listening';
import { CurrentlyPlaying } from './CurrentlyPlaying';
import { Figure, Figures } from './Figure';
import { RecentlyPlayed } from './RecentlyPlayed';
import { useFailureToast } from './useFailureToast';

/** Figures and last tracks of a listener. */
export function ListenerOverview() {
  const { t } = useTranslation('account');
  const { listeningTime, number } = useFormatters();
  const userId = useAppSelector(selectUser)?.id ?? '';
  const fresh = { skip: !userId, refetchOnMountOrArgChange: true };
  const listening = useAccountGetListeningSecondsQuery(userId, fresh);
  const playlists = useAccountCountPlaylistsQuery(userId, fresh);
  const favorites = useAccountCountFavoriteTracksQuery(userId, fresh);
  useFailureToast([listening, playlists, favorites]);

  return (
    <>
      <Figures queries={[listening, playlists, favorites]}>
        <Figure
          label={t('overview.listeningTime')}
          span={t('overview.last30Days')}
          query={listening}
          format={listeningTime}
        />
        <Figure label={t('overview.playlists')} query={playlists} format={number}>
          <Link as={RouterLink} to="/dashboard?tab=playlists">
            {t('playlists.create')}
          </Link>
        </Figure>
        <Figure label={t('overview.favoriteTracks')} query={favorites} format={number} />
      </Figures>
      <div css={styles.columns}>
        <CurrentlyPlaying />
        <RecentlyPlayed userId={userId} />
      </div>
    </>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: 'var(--space-10) var(--space-12)',
    paddingTop: 'var(--space-8)',
  }),
};
