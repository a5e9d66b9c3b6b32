import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';

/** Measures the page's web vitals. A file of its own: it is fetched after everything that the page shows. */
export function watchVitals(tell: (name: VitalName, value: number) => void): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => tell(name, value));
}
