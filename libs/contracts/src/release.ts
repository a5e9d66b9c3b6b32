import * as z from 'zod/mini';
import { routePageSchema } from './pages.ts';

const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/));

/** The description that a remote's build writes (`remote.json`), and the only data that the shell has about a remote. */
export const remoteBuildSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version: z.string(),
  /** Range of the host contract that the remote needs, e.g. `^1.0.0`. */
  contract: z.string(),
  /** Name under which the container registers itself; carries the version, so that two versions can coexist. */
  container: z.string(),
  /** File of the federation container, relative to the release's folder. */
  entry: z.string(),
  routes: z.array(z.string()),
  /** Page metadata of routes, by route pattern. Builds made before this field existed have none. */
  pages: z.optional(z.record(z.string(), routePageSchema)),
  slots: z.array(z.string()),
  dialogs: z.array(z.string()),
  hasStart: z.boolean(),
  /** The name of this part of the page, by language; shown when it is missing. Older builds have none. */
  titles: z.optional(z.record(z.string(), z.string())),
  /** Subresource integrity of every script of the build, by file name. */
  integrity: z.record(z.string(), integritySchema),
  /** File that prerenders screens on the release host, relative to the release's folder; it is never sent to browsers. */
  prerender: z.optional(z.string()),
  /** Versioned shares of the page that a screen uses at once, by route pattern: the host preloads them. Older builds have none. */
  shares: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Scripts worth fetching early besides the entry: by `*` (always), route pattern, slot, dialog and language. */
  preload: z.record(z.string(), z.array(z.string())),
});
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

/** One release of a remote: its build and the folder that it is served from (ends with a slash). */
export const remoteReleaseSchema = z.extend(remoteBuildSchema, { baseUrl: z.string() });
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** The release manifest: for each remote the live release, and the one before it to fall back to. */
export const releaseManifestSchema = z.object({
  generatedAt: z.string(),
  remotes: z.record(
    z.string(),
    z.object({
      live: remoteReleaseSchema,
      previous: z.optional(remoteReleaseSchema),
      /** True on devices whose `live` is a canary: `previous` is what is live for all others. */
      isCanary: z.optional(z.boolean()),
      /** In a browser whose `live` is a preview: when it ends, ISO 8601. `previous` is what is live for all others. */
      previewUntil: z.optional(z.string()),
    }),
  ),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
