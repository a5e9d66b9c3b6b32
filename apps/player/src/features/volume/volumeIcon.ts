import { Volume, Volume1, Volume2, VolumeX, type LucideIcon } from 'lucide-react';

/** Muted or 0, under 33, under 67, above. */
export function volumeIcon(volume: number): LucideIcon {
  if (volume === 0) return VolumeX;
  if (volume < 33) return Volume;
  return volume < 67 ? Volume1 : Volume2;
}
