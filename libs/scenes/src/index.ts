export { installClock } from './installClock.ts';
export { installFetch, SLOW_MS } from './installFetch.ts';
export { decodeScene, encodeScene, readScene, SCENE_PARAMETER, sceneUrl } from './sceneLink.ts';
