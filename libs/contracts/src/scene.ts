import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

/** The viewer: a guest, the scenes' listener, or their artist. */
const roleSchema = z.enum(['guest', 'listener', 'artist']);
export type Role = z.infer<typeof roleSchema>;

/** What goes wrong with requests: `slow` answers late, `offline` never arrives, `error` and `busy` are answers of 500 and 429. */
const faultSchema = z.object({
  kind: z.enum(['slow', 'offline', 'error', 'busy']),
  /** Part of `METHOD path`, e.g. `GET /rest/v1/albums`; every request to the backend when empty. */
  match: z.string(),
});
export type Fault = z.infer<typeof faultSchema>;

/**
 * What a page is to be seen with, so that two people see the same: in a harness from its fixtures, in the shell from a
 * backend that `npm run scene -- reset` has filled.
 */
export const sceneSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  /** Address inside the page, query included. */
  path: z.string().check(z.startsWith('/')),
  role: z._default(roleSchema, 'guest'),
  language: z._default(languageSchema, 'en'),
  theme: z._default(z.enum(['light', 'dark']), 'light'),
  /** Which data there is. */
  seed: z._default(z.enum(['shop']), 'shop'),
  /** ISO 8601; what the page takes for now. Null: the real time. */
  clock: z._default(z.nullable(z.iso.datetime()), null),
  faults: z._default(z.array(faultSchema), []),
  /** Versions of remotes by name; the shell loads these instead of the live ones. */
  versions: z._default(z.record(z.string(), z.string()), {}),
});
export type Scene = z.infer<typeof sceneSchema>;
