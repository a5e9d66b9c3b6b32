import { useTranslation } from '@fairtone/i18n';
import { useAccountListPopularTracksQuery } from '../../../api/profileMusic';
import { TrackList } from '../../../features/track-list/TrackList';
import { Answer, type TabProps } from './Answer';

/** The artist's most played tracks of the last 30 days. */
export function PopularTab({ personId }: TabProps) {
  const { t } = useTranslation('account');
  const popular = useAccountListPopularTracksQuery(personId);
  return (
    <Answer query={popular} failed={t('profile.tracksFailed')} empty={t('profile.noPopular')}>
      {(tracks) => <TrackList label={t('profile.tab.popular')} tracks={tracks} />}
    </Answer>
  );
}
