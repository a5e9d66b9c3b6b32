import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { useAccountListFavoritesOfQuery } from '../../../api/profileMusic';
import { FavoriteAlbums } from '../../../features/favorites/FavoriteAlbums';
import { FavoriteTracks } from '../../../features/favorites/FavoriteTracks';
import { OwnFavorites } from '../../../features/favorites/OwnFavorites';
import { Answer, type TabProps } from './Answer';

/** A listener's favorites: the user's own can be removed; of others only those that they show. */
export function FavoritesTab({ personId, isOwn }: TabProps) {
  return isOwn ? <OwnFavorites /> : <ShownFavorites personId={personId} />;
}

function ShownFavorites({ personId }: { personId: string }) {
  const { t } = useTranslation('account');
  const favorites = useAccountListFavoritesOfQuery(personId);
  return (
    <Answer
      query={favorites}
      failed={t('favorites.failed')}
      empty={t('favorites.empty')}
      emptyText={t('profile.mayBePrivate')}
    >
      {(rows) => {
        const albums = rows.filter(({ album }) => album);
        const tracks = rows.filter(({ track }) => track);
        return (
          <Stack gap={10}>
            {albums.length > 0 && <FavoriteAlbums favorites={albums} />}
            {tracks.length > 0 && <FavoriteTracks favorites={tracks} />}
          </Stack>
        );
      }}
    </Answer>
  );
}
