/** Writes a 16-bit stereo WAV file. */
export function encodeWav([left, right]: [Float32Array, Float32Array], sampleRate: number): Uint8Array<ArrayBuffer> {
  const samples = toInt16Interleaved([left, right]);
  const bytes = new Uint8Array(44 + samples.byteLength);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, value: string) => bytes.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.byteLength, true);
  bytes.set(new Uint8Array(samples.buffer), 44);
  return bytes;
}

/** Little-endian, as WAV requires, on every machine that this product runs on. */
export function toInt16Interleaved([left, right]: [Float32Array, Float32Array]): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = Math.round(Math.max(-1, Math.min(1, left[i]!)) * 32767);
    samples[2 * i + 1] = Math.round(Math.max(-1, Math.min(1, right[i]!)) * 32767);
  }
  return samples;
}
