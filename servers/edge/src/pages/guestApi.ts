import * as z from 'zod/mini';
import { traceHeaders } from '../observe/trace.ts';

/** Time-out in ms: no part of a page is worth a longer wait. */
const GIVE_UP_MS = 5_000;

/** The data API with the rights of a guest, so that no HTML contains what a guest may not read. */
export interface GuestApi {
  /**
   * The response to a GET. Concurrent requests for the same path share one response. Nothing is cached: a later request
   * gets current data.
   * @param path path from `/rest/v1/` on
   */
  get(path: string): Promise<GuestAnswer>;
  /** Rows with a validated shape; null when the API refuses. Throws when it does not answer. */
  rows<Row>(path: string, schema: z.ZodMiniType<Row>): Promise<Row[] | null>;
}

type GuestAnswer = { isOk: boolean; body: unknown };

/** Columns with URLs of files, stored without an origin because the API's origin may change. */
const FILES = ['avatar_url', 'cover_image'];

/**
 * @param origin origin at which this process reaches the API
 * @param filesOrigin origin at which visitors reach its files, if it is not the page's: rows then contain absolute URLs
 */
export function createGuestApi(
  origin: string,
  publishableKey: () => string,
  filesOrigin: string | null = null,
): GuestApi {
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
    const headers = { apikey: publishableKey(), ...traceHeaders() };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) });
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
