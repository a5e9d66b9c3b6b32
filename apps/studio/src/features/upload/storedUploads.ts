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
export type StoredUpload = z.infer<typeof placeSchema>;

const PREFIX = 'fairtone.studio.upload:';

/** Of this page: also where the device keeps nothing. */
const places = new Map<string, StoredUpload>();

/** The interrupted upload of a file, by its path. Stored on the device, so that a reload can resume it. */
export function readStoredUpload(path: string): StoredUpload | null {
  try {
    return places.get(path) ?? placeSchema.parse(JSON.parse(deviceStorage().getItem(PREFIX + path) ?? ''));
  } catch {
    return null;
  }
}

export function storeUpload(path: string, place: StoredUpload): void {
  places.set(path, place);
  try {
    deviceStorage().setItem(PREFIX + path, JSON.stringify(place));
  } catch {
    // A full store costs the resumption after a reload only.
  }
}

export function deleteStoredUpload(path: string): void {
  places.delete(path);
  deviceStorage().removeItem(PREFIX + path);
}
