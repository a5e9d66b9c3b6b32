import { useTranslation } from '@fairtone/i18n';
import type { FavoriteTrack } from '../../api/favorites';
import { TrackList } from '../track-list/TrackList';
import { FavoriteSection, type SectionProps } from './FavoriteSection';
import { RemoveHeart } from './RemoveHeart';

/** The tracks that a user likes; each one starts playback from there. */
export function FavoriteTracks({ favorites, onRemove, ...more }: SectionProps<FavoriteTrack>) {
  const { t } = useTranslation('account');
  const favoriteOf = (trackId: string) => favorites.find(({ track }) => track?.id === trackId)?.id;
  return (
    <FavoriteSection title={t('favorites.tracks')} {...more}>
      <TrackList
        label={t('favorites.tracks')}
        tracks={favorites.flatMap(({ track }) => track ?? [])}
        renderEnd={(track) => {
          const id = favoriteOf(track.id);
          return onRemove && id && <RemoveHeart title={track.title} onPress={() => onRemove(id)} />;
        }}
      />
    </FavoriteSection>
  );
}
