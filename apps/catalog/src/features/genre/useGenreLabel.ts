import { DEFAULT_GENRE, genreSlug } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';

/** Returns a function that translates a genre; a missing genre reads "Music". */
export function useGenreLabel(): (genre: string | undefined) => string {
  const { t } = useTranslation('common');
  return (genre) =>
    genre
      ? t(`genres.${genreSlug(genre)}`, { defaultValue: genre })
      : t('genres.none', { defaultValue: DEFAULT_GENRE });
}
