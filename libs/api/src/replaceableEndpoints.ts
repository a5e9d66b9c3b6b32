interface Injection {
  endpoints: (build: never) => object;
  overrideExisting?: boolean | 'throw';
}
interface Injectable {
  injectEndpoints: (injection: never) => unknown;
}

/** As `api.injectEndpoints` builds them; here only their names are asked for. */
const BUILDER = { query: keep, mutation: keep, infiniteQuery: keep } as never;
function keep<T>(definition: T): T {
  return definition;
}

/**
 * Two versions of one remote bring endpoints of the same names, and the later must win without being taken for a collision of two
 * remotes, which still throws.
 * @returns what lets endpoints whose names start with a prefix be replaced from now on
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
