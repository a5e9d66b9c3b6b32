export { applyScene } from './applyScene.ts';
export { installClock } from './installClock.ts';
export { installFetch, SLOW_MS } from './installFetch.ts';
export { SCENE_PASSWORD, SCENE_PEOPLE, sceneEmail } from './sceneAccounts.ts';
export { decodeScene, encodeScene, readScene, SCENE_PARAMETER, sceneUrl } from './sceneLink.ts';
