import type { Role } from '@fairtone/contracts/scene';

/** Password of all accounts of the scenes. `npm run scene -- reset` creates them; they do not exist in production. */
export const SCENE_PASSWORD = 'Scene-Visitor-1';

export const sceneEmail = (name: string) => `${name}@scenes.fairtone.test`;

/** Account name of each role of a scene. */
export const SCENE_PEOPLE = {
  artist: 'ada',
  listener: 'lena',
  moderator: 'mira',
  tester: 'theo',
  staff: 'sten',
} as const satisfies Record<Exclude<Role, 'guest'>, string>;
