import * as z from 'zod/mini';

/** Nothing on a page is worth waiting longer for. */
const GIVE_UP_MS = 5_000;

/** The data API with a guest's rights: what it does not tell a guest, no html of ours can tell. */
export interface GuestApi {
  /**
   * The answer to a GET, which those who ask for the same at the same moment share. Nothing is kept: who comes a moment later
   * sees what is true then.
   * @param path from `/rest/v1/` on
   */
  get(path: string): Promise<GuestAnswer>;
  /** Rows of a known shape; null where the answer is a refusal. Throws when nothing answers. */
  rows<Row>(path: string, schema: z.ZodMiniType<Row>): Promise<Row[] | null>;
}

type GuestAnswer = { isOk: boolean; body: unknown };

/** Columns with the address of a file: stored without an origin, as the API's may change. */
const FILES = ['avatar_url', 'cover_image'];

/**
 * @param origin where this process reaches the API
 * @param filesOrigin where visitors reach its files, when that is not the origin of the page: rows then name them by whole addresses
 */
export function createGuestApi(origin: string, anonKey: string, filesOrigin: string | null = null): GuestApi {
  const underWay = new Map<string, Promise<GuestAnswer>>();

  function get(path: string): Promise<GuestAnswer> {
    const known = underWay.get(path);
    if (known) return known;
    const asked = ask(path).finally(() => underWay.delete(path));
    underWay.set(path, asked);
    return asked;
  }

  async function ask(path: string): Promise<GuestAnswer> {
    const url = new URL(path, origin);
    if (!url.href.startsWith(`${origin}/rest/v1/`)) throw new Error(`${path} is no address of the data API`);
    const answer = await fetch(url, { headers: { apikey: anonKey }, signal: AbortSignal.timeout(GIVE_UP_MS) });
    if (answer.status >= 500) throw new Error(`The data API answers ${answer.status}`);
    return { isOk: answer.ok, body: await answer.json() };
  }

  function withWholeAddresses<Row>(row: Row): Row {
    if (filesOrigin === null || typeof row !== 'object') return row;
    const whole = (name: string, value: unknown) =>
      FILES.includes(name) && typeof value === 'string' && value.startsWith('/') ? filesOrigin + value : value;
    return Object.fromEntries(Object.entries(row!).map(([name, value]) => [name, whole(name, value)])) as Row;
  }

  return {
    get,
    async rows(path, schema) {
      const { isOk, body } = await get(path);
      return isOk ? z.array(schema).parse(body).map(withWholeAddresses) : null;
    },
  };
}
