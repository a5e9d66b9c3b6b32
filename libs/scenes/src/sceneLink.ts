import { sceneSchema, type Scene } from '@fairtone/contracts/scene';

/** Query parameter with a scene's name or the encoded scene. */
export const SCENE_PARAMETER = 'scene';

/** Encodes a scene as base64url of its JSON, for a link. */
export function encodeScene(scene: Scene): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scene));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes the text of `encodeScene`; null when it is invalid. */
export function decodeScene(text: string): Scene | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return sceneSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** URL of the scene's page under an origin, with the encoded scene in its query. */
export function sceneUrl(origin: string, scene: Scene, path = scene.path): string {
  const url = new URL(path, origin);
  url.searchParams.set(SCENE_PARAMETER, encodeScene(scene));
  return url.href;
}

/** The scene encoded in the query of an address; null without a valid one. */
export function readScene(search: string): Scene | null {
  const text = new URLSearchParams(search).get(SCENE_PARAMETER);
  return text ? decodeScene(text) : null;
}
