/** The configuration of an Apple Lossless stream, from its "magic cookie". */
export interface AlacConfig {
  /** Samples per channel of every frame except the last. */
  frameSamples: number;
  bits: number;
  channels: number;
  sampleRate: number;
  /** Parameters of the adaptive Rice code: history multiplier, initial history, and parameter limit. */
  rice: { pb: number; mb: number; kb: number };
}

/** @param cookie 24 bytes (ALACSpecificConfig) */
export function readCookie(cookie: Uint8Array): AlacConfig {
  const view = new DataView(cookie.buffer, cookie.byteOffset, cookie.byteLength);
  return {
    frameSamples: view.getUint32(0),
    bits: view.getUint8(5),
    channels: view.getUint8(9),
    sampleRate: view.getUint32(20),
    rice: { pb: view.getUint8(6), mb: view.getUint8(7), kb: view.getUint8(8) },
  };
}
