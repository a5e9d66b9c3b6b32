import { Volume, Volume1, Volume2, VolumeX, type LucideIcon } from 'lucide-react';

/** Icon of a volume from 0 (or muted) to 100: one for 0, below 33, below 67, and above. */
export function volumeIcon(volume: number): LucideIcon {
  if (volume === 0) return VolumeX;
  if (volume < 33) return Volume;
  return volume < 67 ? Volume1 : Volume2;
}
