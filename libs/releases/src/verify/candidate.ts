import { remoteBuildSchema, type RemoteBuild } from '@fairtone/contracts';
import { filesBelow } from '../stores/buildContents.ts';
import { nameInVersion, pathInBuild } from '../stores/sharedFiles.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { sentBytes } from './sentBytes.ts';
import { RefusedRelease } from '../refusedRelease.ts';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const auditSchema = z.object({
  packages: z.array(z.string()),
  missingTexts: z.array(z.string()),
  /** Names of its slices and endpoints, which share one store with those of the other remotes. */
  stateNames: z._default(z.array(z.string()), []),
});

/** A version with all the facts that the rules check. */
export type Candidate = RemoteBuild & {
  audit: z.infer<typeof auditSchema>;
  /** Integrity of each script, computed from its file, by file name. */
  scripts: Record<string, string>;
  /** Transferred bytes of each file that is sent compressed. */
  bytes: Record<string, number>;
};

/** The files of one version, in a store or in the folder of its build. */
export type CandidateFiles = {
  list: () => Promise<{ file: string; bytes: number }[]>;
  read: (file: string) => Promise<Uint8Array | null>;
};

export const publishedFiles = (store: ReleaseStore, remote: string, version: string): CandidateFiles => ({
  list: () => store.listFiles(remote, version),
  read: (file) => store.readFile(remote, version, file),
});

export const builtFiles = (folder: string): CandidateFiles => ({
  list: async () =>
    filesBelow(folder).map((file) => ({ file: nameInVersion(file), bytes: statSync(join(folder, file)).size })),
  read: async (file) => readFileSync(join(folder, pathInBuild(file))),
});

/** @throws when the version does not exist, or its build has no description */
export async function readCandidate({ list, read }: CandidateFiles, what: string): Promise<Candidate> {
  const listed = await list();
  const files = listed.map(({ file }) => file);
  const readJson = async (file: string) => {
    const bytes = files.includes(file) ? await read(file) : null;
    if (!bytes)
      throw new RefusedRelease('version_not_found', `${what} is not published, or was built without ${file}.`);
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  };
  const build = remoteBuildSchema.parse(await readJson('remote.json'));
  const audit = auditSchema.parse(await readJson('audit.json'));
  const scripts: Candidate['scripts'] = {};
  for (const file of files.filter((name) => /\.[cm]?js$/.test(name)))
    scripts[file] = `sha384-${createHash('sha384')
      .update((await read(file))!)
      .digest('base64')}`;
  return { ...build, audit, scripts, bytes: Object.fromEntries(sentBytes(listed, build.prerender)) };
}
