/**
 * A stretch of audio: one Float32Array per channel, all of the same length, samples nominally within -1..1.
 * Chunks of one source follow each other without gap and may differ in length.
 */
export type PlanarChunk = Float32Array[];

/** Anything that yields the chunks of one piece of audio in order. */
export type PlanarSource = AsyncIterable<PlanarChunk> | Iterable<PlanarChunk>;

/** Decibels of a linear amplitude, never below `floorDb` so that silence stays a number a database can hold. */
export function amplitudeToDb(amplitude: number, floorDb: number): number {
  return amplitude > 0 ? Math.max(floorDb, 20 * Math.log10(amplitude)) : floorDb;
}

/**
 * Gives the memory of samples back at once; they cannot be read any more. Left to the collector, the pieces of one file pile up
 * to a hundred megabytes before it looks. An engine that cannot do it (Node 20) collects them in its own time.
 */
export function releaseSamples(planes: readonly ArrayBufferView[]): void {
  for (const { buffer } of planes) (buffer as Partial<Releasable>).transfer?.(0);
}

/** ES2024, newer than the types this project is compiled with. */
interface Releasable {
  transfer(newLength: number): unknown;
}
