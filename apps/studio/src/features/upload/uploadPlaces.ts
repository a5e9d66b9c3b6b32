import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';

const placeSchema = z.object({
  /** Of the resumable upload. */
  url: z.string(),
  /** Size of the whole file. */
  bytes: z.number(),
  /** How far the server was when it was last heard of. */
  offset: z.number(),
});
export type UploadPlace = z.infer<typeof placeSchema>;

const PREFIX = 'fairtone.studio.upload:';

/** Of this page: also where the device keeps nothing. */
const places = new Map<string, UploadPlace>();

/** Where an upload that broke off goes on, by the path of its file. Kept on the device, so that a reload finds it. */
export function readPlace(path: string): UploadPlace | null {
  try {
    return places.get(path) ?? placeSchema.parse(JSON.parse(deviceStorage().getItem(PREFIX + path) ?? ''));
  } catch {
    return null;
  }
}

export function keepPlace(path: string, place: UploadPlace): void {
  places.set(path, place);
  try {
    deviceStorage().setItem(PREFIX + path, JSON.stringify(place));
  } catch {
    // A full store costs the resumption after a reload only.
  }
}

export function forgetPlace(path: string): void {
  places.delete(path);
  deviceStorage().removeItem(PREFIX + path);
}
