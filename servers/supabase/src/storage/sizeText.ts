const UNITS: Record<string, number> = { '': 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** The bytes of `20MB` or 20000000, in decimal units as the hosted service reads them; NaN for anything else. */
export function bytesIn(size: number | string): number {
  const [, amount, unit = ''] = /^(\d{1,12}(?:\.\d+)?)\s*([kmg]?b)?$/i.exec(String(size)) ?? [];
  return amount === undefined ? Number.NaN : Math.round(Number(amount) * UNITS[unit.toLowerCase()]!);
}
