import { accountScenes } from './accountScenes';
import { articleScenes } from './articleScenes';
import { buyingScenes } from './buyingScenes';
import { consoleScenes } from './consoleScenes';
import { headerScenes } from './headerScenes';
import { offlineScenes } from './offlineScenes';
import { playerScenes } from './playerScenes';
import { qaScenes } from './qaScenes';
import { reversalScenes } from './reversalScenes';
import { shopScenes } from './shopScenes';
import { signInScenes } from './signInScenes';
import type { Scene } from './runScene';
import { studioScenes } from './studioScenes';

/** Every screen and its states: checked by axe, in every language, and in pictures. */
export const scenes: Scene[] = [
  ...shopScenes,
  ...playerScenes,
  ...signInScenes,
  ...headerScenes,
  ...articleScenes,
  ...buyingScenes,
  ...accountScenes,
  ...studioScenes,
  ...reversalScenes,
  ...consoleScenes,
  ...offlineScenes,
  ...qaScenes,
];

export { runScene, type Scene } from './runScene';
