interface Injection {
  endpoints: (build: never) => object;
  overrideExisting?: boolean | 'throw';
}
interface Injectable {
  injectEndpoints: (injection: never) => unknown;
}

/** Stub of the builder that `api.injectEndpoints` passes: only the names of the endpoints are read here. */
const BUILDER = { query: keep, mutation: keep, infiniteQuery: keep } as never;
function keep<T>(definition: T): T {
  return definition;
}

/**
 * Two versions of one remote inject endpoints of the same names. The later one must win, unlike a collision of two
 * different remotes, which still throws.
 * @returns a function that makes endpoints replaceable whose names start with a prefix
 */
export function makeReplaceable(api: Injectable): (prefix: string) => void {
  const prefixes = new Set<string>();
  const inject = api.injectEndpoints as (injection: Injection) => unknown;
  const mayReplace = (injection: Injection) =>
    prefixes.size > 0 &&
    Object.keys(injection.endpoints(BUILDER)).every((name) => [...prefixes].some((prefix) => name.startsWith(prefix)));

  api.injectEndpoints = ((injection: Injection) =>
    inject(
      mayReplace(injection) ? { ...injection, overrideExisting: true } : injection,
    )) as Injectable['injectEndpoints'];
  return (prefix) => void prefixes.add(prefix);
}
