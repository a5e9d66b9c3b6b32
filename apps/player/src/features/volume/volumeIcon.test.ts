import { Volume, Volume1, Volume2, VolumeX } from 'lucide-react';
import { volumeIcon } from './volumeIcon.ts';

it.each([
  [0, VolumeX],
  [1, Volume],
  [32, Volume],
  [33, Volume1],
  [66, Volume1],
  [67, Volume2],
  [100, Volume2],
])('the volume %i has the icon of its range', (volume, icon) => {
  expect(volumeIcon(volume)).toBe(icon);
});
