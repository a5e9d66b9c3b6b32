import type { ConsoleVitals } from '@fairtone/contracts/releaseConsole';

export type Vital = 'loadP75' | 'lcpP75' | 'inpP75' | 'clsP75' | 'fcpP75' | 'ttfbP75';
export type Rating = 'good' | 'needsWork' | 'poor';

export const VITALS = [
  'loadP75',
  'lcpP75',
  'inpP75',
  'clsP75',
  'fcpP75',
  'ttfbP75',
] as const satisfies readonly (Vital & keyof ConsoleVitals)[];

/** Highest good value, and highest value that is not poor, of https://web.dev/articles/vitals; ms, CLS without a unit. */
const THRESHOLDS: Partial<Record<Vital, readonly [number, number]>> = {
  lcpP75: [2500, 4000],
  inpP75: [200, 500],
  clsP75: [0.1, 0.25],
  fcpP75: [1800, 3000],
  ttfbP75: [800, 1800],
};

/** Null for the load time of a remote, which has no published thresholds. */
export function rate(vital: Vital, value: number): Rating | null {
  const limits = THRESHOLDS[vital];
  if (!limits) return null;
  const [good, notPoor] = limits;
  if (value <= good) return 'good';
  return value <= notPoor ? 'needsWork' : 'poor';
}
