import { sceneSchema, type Scene } from '@fairtone/contracts/scene';

/** Query parameter that names or carries a scene. */
export const SCENE_PARAMETER = 'scene';

/** A scene as text for a link. */
export function encodeScene(scene: Scene): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scene));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The scene that such a text carries; null for anything else. */
export function decodeScene(text: string): Scene | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return sceneSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** The scene's address under an origin, its own query included. */
export function sceneUrl(origin: string, scene: Scene, path = scene.path): string {
  const url = new URL(path, origin);
  url.searchParams.set(SCENE_PARAMETER, encodeScene(scene));
  return url.href;
}

/** The scene that an address carries. */
export function readScene(search: string): Scene | null {
  const text = new URLSearchParams(search).get(SCENE_PARAMETER);
  return text ? decodeScene(text) : null;
}
