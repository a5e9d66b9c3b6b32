import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';

const placeSchema = z.object({
  /** URL of the resumable upload. */
  url: z.string(),
  /** Size of the whole file. */
  bytes: z.number(),
  /** The server's offset at its last response. */
  offset: z.number(),
});
export type StoredUpload = z.infer<typeof placeSchema>;

const PREFIX = 'fairtone.studio.upload:';

/** For this page, in case the device's storage refuses. */
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
    // When the storage is full, an upload only cannot be resumed after a reload.
  }
}

export function deleteStoredUpload(path: string): void {
  places.delete(path);
  deviceStorage().removeItem(PREFIX + path);
}
