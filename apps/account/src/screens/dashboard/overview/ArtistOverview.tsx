import { css } from '@emotion/react';
import { useIsReleased } from '@fairtone/federation';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, Inline, Link } from '@fairtone/ui';
import { Plus, Settings } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import {
  useAccountCountFollowersQuery,
  useAccountCountListensQuery,
  useAccountCountTracksQuery,
} from '../../../api/counts';
import { Figure, Figures } from './Figure';
import { useFailureToast } from './useFailureToast';

/** Figures of an artist's music, and links to what an artist does next. */
export function ArtistOverview() {
  const { t } = useTranslation('account');
  const { number } = useFormatters();
  const artistId = useAppSelector(selectUser)?.id ?? '';
  const hasSettings = useIsReleased('/artist-settings');
  const fresh = { skip: !artistId, refetchOnMountOrArgChange: true };
  const listens = useAccountCountListensQuery(artistId, fresh);
  const tracks = useAccountCountTracksQuery(artistId, fresh);
  const followers = useAccountCountFollowersQuery(artistId, fresh);
  useFailureToast([listens, tracks, followers]);

  return (
    <>
      <Figures queries={[listens, tracks, followers]}>
        <Figure label={t('overview.totalListens')} span={t('overview.last30Days')} query={listens} format={number} />
        <Figure label={t('overview.uploadedTracks')} query={tracks} format={number}>
          <Link as={RouterLink} to="/create-album">
            {t('overview.uploadNew')}
          </Link>
        </Figure>
        <Figure label={t('overview.followers')} query={followers} format={number} />
      </Figures>
      <Inline css={styles.actions}>
        <Button as={RouterLink} to="/create-album" variant="primary" icon={<Plus size={18} aria-hidden />}>
          {t('overview.createAlbum')}
        </Button>
        <Button as={RouterLink} to={`/artist/${artistId}`}>
          {t('overview.artistPage')}
        </Button>
        {hasSettings && (
          <Button as={RouterLink} to="/artist-settings" variant="ghost" icon={<Settings size={18} aria-hidden />}>
            {t('overview.artistSettings')}
          </Button>
        )}
      </Inline>
    </>
  );
}

const styles = { actions: css({ paddingTop: 'var(--space-6)' }) };
