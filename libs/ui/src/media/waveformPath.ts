/**
 * SVG path of vertical bars for a list of peaks (0..255), in a box of `bars` x 2 units around y = 0.
 * Each bar shows the loudest of its peaks; silence is drawn as a thin line.
 */
export function waveformPath(peaks: readonly number[], bars: number): string {
  if (peaks.length === 0) return Array.from({ length: bars }, (_, i) => `M${i + 0.5} -0.04V0.04`).join('');
  return Array.from({ length: bars }, (_, i) => {
    const start = Math.floor((i * peaks.length) / bars);
    const end = Math.max(start + 1, Math.floor(((i + 1) * peaks.length) / bars));
    const loudest = Math.max(...peaks.slice(start, end));
    // The root makes quiet passages visible; with linear heights a loud master would be a solid block.
    const height = Math.max(0.05, Math.sqrt(loudest / 255) ** 1.4).toFixed(3);
    return `M${i + 0.5} -${height}V${height}`;
  }).join('');
}
