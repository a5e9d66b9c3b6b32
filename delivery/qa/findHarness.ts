import { matchPath } from 'react-router-dom';

/** Finds the remote that has a scene's screen, by the routes of each remote. */
export function findHarness(path: string, routes: Record<string, readonly string[]>): string | null {
  const { pathname } = new URL(path, 'http://page');
  const owner = Object.entries(routes).find(([, patterns]) => patterns.some((pattern) => matchPath(pattern, pathname)));
  return owner?.[0] ?? null;
}
