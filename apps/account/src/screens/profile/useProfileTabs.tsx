import { useTranslation } from '@fairtone/i18n';
import type { Profile } from '../../api/profile';
import { AboutTab } from './tabs/AboutTab';
import { FavoritesTab } from './tabs/FavoritesTab';
import { PlaylistsTab } from './tabs/PlaylistsTab';
import { PopularTab } from './tabs/PopularTab';
import { RecentTab } from './tabs/RecentTab';
import { ReleasesTab } from './tabs/ReleasesTab';

/** Tabs of a profile: an artist's music, or what a listener plays and likes. The first tab opens. */
export function useProfileTabs(profile: Profile, isOwn: boolean) {
  const { t } = useTranslation('account');
  const about = { id: 'about', label: t('profile.tab.about'), content: <AboutTab profile={profile} /> };
  const shown = { personId: profile.id, isOwn };
  if (profile.role === 'artist') {
    return [
      { id: 'releases', label: t('profile.tab.releases'), content: <ReleasesTab {...shown} /> },
      { id: 'popular', label: t('profile.tab.popular'), content: <PopularTab {...shown} /> },
      about,
    ];
  }
  return [
    { id: 'playlists', label: t('playlists.title'), content: <PlaylistsTab {...shown} /> },
    { id: 'recent', label: t('overview.recentlyPlayed'), content: <RecentTab {...shown} /> },
    { id: 'favorites', label: t('favorites.title'), content: <FavoritesTab {...shown} /> },
    about,
  ];
}
