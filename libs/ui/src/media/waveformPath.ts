/**
 * One svg path of rounded-off vertical bars for a row of peaks (0..255), in a box of `bars` x 2 units around y = 0.
 * Each bar takes the loudest of the peaks it covers; silence keeps a visible hairline.
 */
export function waveformPath(peaks: readonly number[], bars: number): string {
  if (peaks.length === 0) return Array.from({ length: bars }, (_, i) => `M${i + 0.5} -0.04V0.04`).join('');
  return Array.from({ length: bars }, (_, i) => {
    const start = Math.floor((i * peaks.length) / bars);
    const end = Math.max(start + 1, Math.floor(((i + 1) * peaks.length) / bars));
    const loudest = Math.max(...peaks.slice(start, end));
    // The root brings quiet passages into sight; linear bars of loud masters look like a brick.
    const height = Math.max(0.05, Math.sqrt(loudest / 255) ** 1.4).toFixed(3);
    return `M${i + 0.5} -${height}V${height}`;
  }).join('');
}
