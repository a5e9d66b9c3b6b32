import type { ReleaseManifest, RoutePage } from '@fairtone/contracts';

/** A path, as the route of a remote that shows it. */
export type RouteMatch = {
  page: RoutePage;
  params: Record<string, string>;
  /** The remote that shows it; null: the shell. */
  remote: string | null;
};

type Pages = Record<string, RoutePage>;

/** What whoever shows a path, the shell or a remote, says of that page; null when nobody says anything. */
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

/** Whether anybody shows a path. A shell that does not say which paths are its own may have any. */
export function isShown(
  { remotes }: ReleaseManifest,
  path: string,
  { pages = {}, routes }: { pages?: Pages; routes?: string[] },
): boolean {
  if (!routes) return true;
  const released = Object.values(remotes).flatMap(({ live }) => live.routes);
  return [...routes, ...Object.keys(pages), ...released].some((pattern) => matchPath(pattern, path));
}

/** The params of a path that fits a react-router pattern, decoded; null when it does not fit. */
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
