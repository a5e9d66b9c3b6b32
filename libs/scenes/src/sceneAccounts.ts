import type { Role } from '@fairtone/contracts/scene';

/** Of everybody in the world of the scenes. `npm run scene -- reset` makes them; no such account exists in production. */
export const SCENE_PASSWORD = 'Scene-Visitor-1';

export const sceneEmail = (name: string) => `${name}@scenes.fairtone.test`;

/** Whom the roles of a scene stand for. */
export const SCENE_PEOPLE = { artist: 'ada', listener: 'lena' } as const satisfies Record<
  Exclude<Role, 'guest'>,
  string
>;
