// The part of probe-image-size that reads bytes in memory; its other parts fetch addresses and are not used.
declare module 'probe-image-size/sync.js' {
  type Size = { width: number; height: number };
  type Parser = (bytes: Uint8Array) => (Size & { variants?: Size[] }) | undefined;
  const probe: { parsers: Record<'avif' | 'gif' | 'jpeg' | 'png' | 'webp', Parser> };
  export default probe;
}
