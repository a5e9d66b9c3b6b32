// The first that fits counts: most browsers also carry the names of those they descend from.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** Browser and operating system by user agent: `Firefox, Linux`. Null when both are unknown. */
export function nameDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  return [firstIn(BROWSERS, userAgent), firstIn(SYSTEMS, userAgent)].filter(Boolean).join(', ') || null;
}
