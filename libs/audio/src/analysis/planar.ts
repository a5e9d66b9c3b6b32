/**
 * A piece of audio: one Float32Array per channel, all of the same length, samples nominally in -1..1. Chunks of one
 * source are contiguous and may differ in length.
 */
export type PlanarChunk = Float32Array[];

/** Yields the chunks of one audio signal in order. */
export type PlanarSource = AsyncIterable<PlanarChunk> | Iterable<PlanarChunk>;

/** Converts a linear amplitude to decibels, at least `floorDb`, so that silence has a finite value. */
export function amplitudeToDb(amplitude: number, floorDb: number): number {
  return amplitude > 0 ? Math.max(floorDb, 20 * Math.log10(amplitude)) : floorDb;
}

/**
 * Releases the memory of samples at once; they cannot be read afterwards. Otherwise up to 100 MB of one file accumulate
 * before the garbage collector runs. Has no effect in engines without `ArrayBuffer.transfer` (Node 20).
 */
export function releaseSamples(planes: readonly ArrayBufferView[]): void {
  for (const { buffer } of planes) (buffer as Partial<Releasable>).transfer?.(0);
}

/** `ArrayBuffer.transfer` of ES2024, which the TypeScript target of this project does not contain. */
interface Releasable {
  transfer(newLength: number): unknown;
}
