import { useFormContext, useWatch } from 'react-hook-form';
import type { AlbumFormValues } from '../album-form/albumFormSchema';
import { releaseInstant } from '../album-form/albumFormValues';
import { useFormattedReleaseTime } from './useFormattedReleaseTime';

/** The form's release moment as text while it is in the future; null when it has passed or is not chosen. */
export function useUpcomingRelease(): string | null {
  const momentWords = useFormattedReleaseTime();
  const { control } = useFormContext<AlbumFormValues>();
  const [releaseDate, releaseTime, releaseZone] = useWatch({
    control,
    name: ['releaseDate', 'releaseTime', 'releaseZone'],
  });
  const instant = releaseInstant({ releaseDate, releaseTime, releaseZone });
  return instant !== null && Date.parse(instant) > Date.now() ? momentWords(instant, releaseZone) : null;
}
