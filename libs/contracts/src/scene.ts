import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

/**
 * Viewer of the page: a guest, or a person of the fixtures. A moderator, a tester and `staff` (releases remotes from the console) are listeners
 * with one right more.
 */
const roleSchema = z.enum(['guest', 'listener', 'artist', 'moderator', 'tester', 'staff']);
export type Role = z.infer<typeof roleSchema>;

/** A fault of requests: `slow` delays them, `offline` fails them, `error` and `busy` answer them with 500 and 429. */
const faultSchema = z.object({
  kind: z.enum(['slow', 'offline', 'error', 'busy']),
  /**
   * Which requests to the backend: all when empty, one when it is its `METHOD path`, e.g. `GET /rest/v1/albums`, otherwise those whose
   * `METHOD path` contains it. With a `?` it is a part of `METHOD path?query`.
   */
  match: z.string(),
});
export type Fault = z.infer<typeof faultSchema>;

/**
 * A pinned state of a page, so that two people see the same: in a harness with its fixtures, in the shell with a
 * backend that `npm run scene -- reset` has filled.
 */
export const sceneSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  /** Path and query of the page. */
  path: z.string().check(z.startsWith('/')),
  role: z._default(roleSchema, 'guest'),
  language: z._default(languageSchema, 'en'),
  theme: z._default(z.enum(['light', 'dark']), 'light'),
  /** The set of data. */
  seed: z._default(z.enum(['shop']), 'shop'),
  /** Present time of the page, ISO 8601; null: the real time. */
  clock: z._default(z.nullable(z.iso.datetime()), null),
  faults: z._default(z.array(faultSchema), []),
  /** Versions of remotes by name; the shell loads these instead of the live ones. */
  versions: z._default(z.record(z.string(), z.string()), {}),
});
export type Scene = z.infer<typeof sceneSchema>;
