import { useTranslation } from '@fairtone/i18n';
import { useAccountListRecentTracksOfQuery } from '../../../api/profileMusic';
import { TrackList } from '../../../features/track-list/TrackList';
import { Answer, type TabProps } from './Answer';

/** The tracks that a listener played last, if the listener shows them. */
export function RecentTab({ personId, isOwn }: TabProps) {
  const { t } = useTranslation('account');
  const recent = useAccountListRecentTracksOfQuery(personId, { refetchOnMountOrArgChange: true });
  return (
    <Answer
      query={recent}
      failed={t('overview.recentFailed')}
      empty={t('overview.noRecent')}
      emptyText={isOwn ? undefined : t('profile.mayBePrivate')}
    >
      {(tracks) => <TrackList label={t('overview.recentlyPlayed')} tracks={tracks} />}
    </Answer>
  );
}
