/** Bytes transferred for a release's files in this page; null where the browser does not report them. */
export function wireBytes(baseUrl: string): number | null {
  if (typeof performance === 'undefined' || !performance.getEntriesByType) return null;
  const base = new URL(baseUrl, location.href).href;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.startsWith(base),
  );
  return files.length === 0 ? null : files.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
