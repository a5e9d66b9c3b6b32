import * as z from 'zod/mini';

/**
 * Request and response shapes of the edge functions `inspect-releases` and `change-releases`, which the console calls. Both are for people with the
 * role `staff`; codes of refusals: 401 `login_required`, 403 `staff_only` and `key_missing`, 404 `remote_not_found`, `version_not_found` and
 * `preview_not_found`, 409 `changed_meanwhile`, `already_live`, `nothing_live`, `nothing_to_roll_back` and `release_refused` (details: the reasons, sentences in
 * English), 503 `store_missing`, `store_unavailable` and `site_unavailable`.
 */

const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const versionSchema = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$/));

/** Why an act is done; it is in the log of the remote. */
const reasonSchema = z.string().check(z.trim(), z.maxLength(300));

/** One line of a remote's log. `at`: ISO 8601. `percent`: only of a promotion to a share of the devices. */
const releaseActSchema = z.object({
  at: z.string(),
  by: z.string(),
  action: z.enum(['publish', 'preview', 'promote', 'rollback', 'delete']),
  version: z.string(),
  percent: z.optional(z.number()),
  reason: z.optional(z.string()),
});

/** `reason`: a sentence in English with the figures. */
const verdictSchema = z.object({ state: z.enum(['waiting', 'well', 'broken']), reason: z.string() });

/** Pages and failures since a moment, and 75th percentiles in ms (CLS without a unit); null without measurements. */
const measuredSchema = z.object({
  version: z.string(),
  pages: z.number(),
  failedLoads: z.number(),
  errors: z.number(),
  loadP75: z.nullable(z.number()),
  lcpP75: z.nullable(z.number()),
  inpP75: z.nullable(z.number()),
  clsP75: z.nullable(z.number()),
});

/** A remote in the list. */
const consoleRemoteSchema = z.object({
  name: z.string(),
  /** Its name for users, by language; empty for builds that have none. */
  titles: z.record(z.string(), z.string()),
  /** Who reviews its changes, as in CODEOWNERS; null without one. */
  owner: z.nullable(z.string()),
  live: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  /** Range of the host contract that the live version needs, and whether the shell satisfies it. */
  contract: z.nullable(z.object({ range: z.string(), fits: z.boolean() })),
  /** Of the canary, or without one of the live version; null when nothing is live, or without a response of the backend. */
  verdict: z.nullable(verdictSchema),
  /** Mapped errors of the last day: groups, and devices of the most frequent group. Null without a response of the backend. */
  errorsToday: z.nullable(z.object({ groups: z.number(), devices: z.number() })),
  lastAct: z.nullable(releaseActSchema),
  /** What is wrong with its files in the store, in English; null when nothing is. */
  fault: z.nullable(z.string()),
});
export type ConsoleRemote = z.infer<typeof consoleRemoteSchema>;

export const consoleOverviewResponseSchema = z.object({
  /** Contract version of the live shell; null when its description cannot be read. */
  shell: z.nullable(z.string()),
  remotes: z.array(consoleRemoteSchema),
});
export type ConsoleOverview = z.infer<typeof consoleOverviewResponseSchema>;

/** A published version. Bytes are transferred ones, and zero when the store has no sizes. */
const consoleVersionSchema = z.object({
  version: z.string(),
  /** `earlier`: promoted before `previous`, a rollback can reach it. `published`: never promoted, or long ago. */
  state: z.enum(['live', 'canary', 'previous', 'earlier', 'published']),
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  contract: z.object({ range: z.string(), fits: z.boolean() }),
  entryBytes: z.number(),
  totalBytes: z.number(),
});
export type ConsoleVersion = z.infer<typeof consoleVersionSchema>;

/** Everything about one remote but its errors and vitals. */
export const consoleRemoteResponseSchema = z.object({
  ...consoleRemoteSchema.shape,
  shell: z.nullable(z.string()),
  /** Limits in transferred bytes; null when the shop has set none. */
  budget: z.nullable(z.object({ entry: z.number(), total: z.number() })),
  /** The newest 30, newest first; live, canary and previous however old. */
  versions: z.array(consoleVersionSchema),
  /** What the versions have that are live and were live before, since the candidate went out. */
  health: z.nullable(
    z.object({
      kind: z.enum(['canary', 'live']),
      since: z.string(),
      candidate: measuredSchema,
      before: z.nullable(measuredSchema),
      verdict: verdictSchema,
    }),
  ),
  /** Previews that have not ended. `until`: ISO 8601. */
  previews: z.array(z.object({ id: z.string(), link: z.string(), version: z.string(), until: z.string() })),
  /** Newest first, at most 50. */
  log: z.array(releaseActSchema),
  /** False: releases of this remote are signed, and the shop's server has no key of its team. Only a canary can be ended then. */
  mayRelease: z.boolean(),
});
export type ConsoleRemoteDetails = z.infer<typeof consoleRemoteResponseSchema>;
export type ConsoleHealth = NonNullable<ConsoleRemoteDetails['health']>;
export type ConsoleAct = ConsoleRemoteDetails['log'][number];

/** Groups of errors of 30 days, most devices first. `share`: of the devices, 0 to 1. `source`: path below the workspace. */
export const consoleErrorsResponseSchema = z.object({
  groups: z.array(
    z.object({
      fingerprint: z.string(),
      message: z.string(),
      source: z.nullable(z.string()),
      line: z.nullable(z.number()),
      functionName: z.nullable(z.string()),
      owner: z.nullable(z.string()),
      routes: z.array(z.string()),
      firstVersion: z.string(),
      lastVersion: z.string(),
      firstSeen: z.string(),
      lastSeen: z.string(),
      pages: z.number(),
      devices: z.number(),
      share: z.nullable(z.number()),
      alertedAt: z.nullable(z.string()),
    }),
  ),
});
export type ConsoleErrorGroup = z.infer<typeof consoleErrorsResponseSchema>['groups'][number];

/** Versions with visits in 30 days, newest first; 75th percentiles in ms, CLS without a unit. */
export const consoleVitalsResponseSchema = z.object({
  versions: z.array(
    z.object({
      version: z.string(),
      firstSeen: z.string(),
      samples: z.number(),
      loadP75: z.nullable(z.number()),
      lcpP75: z.nullable(z.number()),
      inpP75: z.nullable(z.number()),
      clsP75: z.nullable(z.number()),
      fcpP75: z.nullable(z.number()),
      ttfbP75: z.nullable(z.number()),
    }),
  ),
});
export type ConsoleVitals = z.infer<typeof consoleVitalsResponseSchema>['versions'][number];

/** Every reason against making a version live, as sentences in English; empty when there is none. */
export const consoleVerifyResponseSchema = z.object({ faults: z.array(z.string()) });

/** How two versions differ. `before` and `after`: transferred bytes, null where the file is missing. */
export const consoleDiffResponseSchema = z.object({
  files: z.array(z.object({ file: z.string(), before: z.nullable(z.number()), after: z.nullable(z.number()) })),
  equalFiles: z.number(),
  bytes: z.object({ before: z.number(), after: z.number() }),
  /** Names with what is gone and what came. */
  places: z.array(
    z.object({ kind: z.enum(['routes', 'slots', 'dialogs']), gone: z.array(z.string()), come: z.array(z.string()) }),
  ),
  contract: z.object({ before: z.string(), after: z.string() }),
});
export type ConsoleDiff = z.infer<typeof consoleDiffResponseSchema>;

/** Unused versions that `clean` would delete, or has deleted. */
export const consoleCleanResponseSchema = z.object({
  versions: z.array(z.object({ version: z.string(), files: z.number(), bytes: z.number() })),
  bytes: z.number(),
});
export type ConsoleClean = z.infer<typeof consoleCleanResponseSchema>;

/** Each `view` has a response schema of its own, `console…ResponseSchema`. */
export const inspectReleasesRequestSchema = z.discriminatedUnion('view', [
  z.object({ view: z.literal('overview') }),
  z.object({ view: z.literal('remote'), remote: nameSchema }),
  z.object({ view: z.literal('errors'), remote: nameSchema }),
  z.object({ view: z.literal('vitals'), remote: nameSchema }),
  z.object({ view: z.literal('verify'), remote: nameSchema, version: versionSchema }),
  z.object({ view: z.literal('diff'), remote: nameSchema, from: versionSchema, to: versionSchema }),
  z.object({ view: z.literal('unused'), remote: nameSchema }),
]);
export type InspectReleasesRequest = z.infer<typeof inspectReleasesRequestSchema>;

/** What the person saw when deciding. When something else is live by now, the answer is 409 `changed_meanwhile` and nothing is changed. */
const seenSchema = z.object({ live: z.nullable(versionSchema), canary: z.nullable(versionSchema) });

export const changeReleasesRequestSchema = z.discriminatedUnion('act', [
  /** `percent` 0 ends a canary; below 100 is a canary; 100 gives the version to all devices. */
  z.object({
    act: z.literal('promote'),
    remote: nameSchema,
    version: versionSchema,
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    reason: z.optional(reasonSchema),
    seen: seenSchema,
  }),
  /** Ends the canary, or without one goes back to what was live before. */
  z.object({
    act: z.literal('rollback'),
    remote: nameSchema,
    reason: z.optional(reasonSchema),
    seen: seenSchema,
    /** What the devices are to get. */
    to: versionSchema,
  }),
  z.object({ act: z.literal('preview'), remote: nameSchema, version: versionSchema }),
  z.object({
    act: z.literal('endPreview'),
    remote: nameSchema,
    id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
  /** Deletes unused versions. */
  z.object({ act: z.literal('clean'), remote: nameSchema }),
]);
export type ChangeReleasesRequest = z.infer<typeof changeReleasesRequestSchema>;

/** `link`: of a new preview. `cleaned`: what `clean` deleted. */
export const changeReleasesResponseSchema = z.object({
  link: z.nullable(z.string()),
  cleaned: z.nullable(consoleCleanResponseSchema),
});
export type ChangeReleasesResponse = z.infer<typeof changeReleasesResponseSchema>;
