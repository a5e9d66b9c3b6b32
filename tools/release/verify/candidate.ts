import { remoteBuildSchema, type RemoteBuild } from '@fairtone/contracts';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../stores/store.ts';

const auditSchema = z.object({
  packages: z.array(z.string()),
  missingTexts: z.array(z.string()),
  bytes: z.record(z.string(), z.number()),
});

/** A published version with all that its rules look at. */
export type Candidate = RemoteBuild & {
  audit: z.infer<typeof auditSchema>;
  /** Integrity of each script as it lies in the store, by file name. */
  scripts: Record<string, string>;
};

/** @throws when the version is not in the store, or its build says nothing of itself */
export async function readCandidate(store: ReleaseStore, remote: string, version: string): Promise<Candidate> {
  const read = async (file: string) => {
    const bytes = await store.readFile(remote, version, file);
    if (!bytes) throw new Error(`${remote} ${version} is not published, or was built without ${file}.`);
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  };
  const build = remoteBuildSchema.parse(await read('remote.json'));
  const audit = auditSchema.parse(await read('audit.json'));
  const scripts: Candidate['scripts'] = {};
  for (const file of (await store.listFiles(remote, version)).filter((name) => /\.m?js$/.test(name))) {
    const bytes = (await store.readFile(remote, version, file))!;
    scripts[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  return { ...build, audit, scripts };
}
