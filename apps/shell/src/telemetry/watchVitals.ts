import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';

/** Measures the page's web vitals. In its own file, which loads after everything that the page shows. */
export function watchVitals(report: (name: VitalName, value: number) => void): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => report(name, value));
}
