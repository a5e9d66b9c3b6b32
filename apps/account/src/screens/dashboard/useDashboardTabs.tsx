import type { SlotName } from '@fairtone/contracts';
import { findOwner, Slot, useRemotes } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { selectSeesArtistView, useAppSelector } from '@fairtone/store';
import type { ReactNode } from 'react';
import { OwnFavorites } from '../../features/favorites/OwnFavorites';
import { OwnPlaylists } from '../../features/playlists/OwnPlaylists';
import { ArtistOverview } from './overview/ArtistOverview';
import { ListenerOverview } from './overview/ListenerOverview';
import { PurchasesTab } from './purchases/PurchasesTab';

export type DashboardTab = 'overview' | 'purchases' | 'playlists' | 'favorites' | 'uploads' | 'sales' | 'stats';

const PROVIDED_TO_ARTISTS = ['uploads', 'sales', 'stats'] as const;

/** The user's tabs: the app's own, and for artists also the slots that a released app provides. */
export function useDashboardTabs(): { id: DashboardTab; label: string; content: ReactNode }[] {
  const { t } = useTranslation('account');
  const isArtist = useAppSelector(selectSeesArtistView);
  const { manifest } = useRemotes().registry;
  const provided = PROVIDED_TO_ARTISTS.filter((id) => isArtist && findOwner(manifest, 'slots', `dashboard.${id}`));

  return [
    {
      id: 'overview',
      label: t('dashboard.tab.overview'),
      content: isArtist ? <ArtistOverview /> : <ListenerOverview />,
    },
    ...provided.map((id) => ({
      id,
      label: t(`dashboard.tab.${id}`),
      content: <Slot name={`dashboard.${id}` satisfies SlotName} />,
    })),
    { id: 'purchases', label: t('dashboard.tab.purchases'), content: <PurchasesTab /> },
    { id: 'playlists', label: t('playlists.title'), content: <OwnPlaylists /> },
    { id: 'favorites', label: t('favorites.title'), content: <OwnFavorites /> },
  ];
}
