import type { ReleaseManifest, RoutePage } from '@fairtone/contracts';

/** A path, and the route of a remote that shows it. */
export type RouteMatch = {
  page: RoutePage;
  params: Record<string, string>;
  /** The remote that shows the path; null: the shell. */
  remote: string | null;
};

type Pages = Record<string, RoutePage>;

/** Finds the page metadata declared for a path; null when there is none. */
export function matchPage({ remotes }: ReleaseManifest, path: string, shellPages: Pages = {}): RouteMatch | null {
  const own = Object.keys(shellPages).find((pattern) => matchPath(pattern, path));
  if (own !== undefined) return { page: shellPages[own]!, params: matchPath(own, path)!, remote: null };
  for (const [remote, { live }] of Object.entries(remotes)) {
    const route = live.routes.find((pattern) => matchPath(pattern, path));
    const page = route === undefined ? undefined : live.pages?.[route];
    if (page) return { page, params: matchPath(route!, path)!, remote };
  }
  return null;
}

/** Whether any route shows a path. An older shell does not declare its paths: then every path may be one of them. */
export function isShown(
  { remotes }: ReleaseManifest,
  path: string,
  { pages = {}, routes }: { pages?: Pages; routes?: string[] },
): boolean {
  if (!routes) return true;
  const released = Object.values(remotes).flatMap(({ live }) => live.routes);
  return [...routes, ...Object.keys(pages), ...released].some((pattern) => matchPath(pattern, path));
}

/** The params of a path that matches a react-router pattern, decoded; null when it does not match. */
export function matchPath(route: string, path: string): Record<string, string> | null {
  const pattern = route
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? `(?<${part.slice(1)}>[^/]+)`
        : part === '*'
          ? '.*'
          : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  const match = new RegExp(`^${pattern}/?$`).exec(path);
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
