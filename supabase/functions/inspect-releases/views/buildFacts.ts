import type { RemoteBuild } from '@fairtone/contracts';
import { sentBytes, type ReleaseStore } from '@fairtone/releases';

type BuildFacts = { owner: string | null; entryBytes: number; totalBytes: number };

/** A version with the same entry has the same files. */
const known = new Map<string, Promise<BuildFacts>>();
const KEPT = 500;

/**
 * Owner and transferred bytes of a published version, from `audit.json` and the sizes of its files.
 * @param version name of its folder; what the build calls itself is not trusted
 */
export function buildFacts(
  store: ReleaseStore,
  remote: string,
  version: string,
  build: RemoteBuild,
): Promise<BuildFacts> {
  const key = [store.baseUrl, remote, version, build.integrity[build.entry]].join(' ');
  const facts = known.get(key) ?? readFacts(store, remote, version, build);
  known.set(key, facts);
  facts.catch(() => known.delete(key));
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  return facts;
}

async function readFacts(
  store: ReleaseStore,
  remote: string,
  version: string,
  { entry, prerender }: RemoteBuild,
): Promise<BuildFacts> {
  const [audit, files] = await Promise.all([
    store.readFile(remote, version, 'audit.json'),
    store.listFiles(remote, version),
  ]);
  const bytes = sentBytes(files, prerender);
  return {
    owner: ownerIn(audit),
    entryBytes: bytes.get(entry) ?? 0,
    totalBytes: [...bytes.values()].reduce((sum, each) => sum + each, 0),
  };
}

/** Null for builds of before, and for a damaged file. */
function ownerIn(audit: Uint8Array | null): string | null {
  try {
    return audit && ((JSON.parse(new TextDecoder().decode(audit)) as { owner?: string | null }).owner ?? null);
  } catch {
    return null;
  }
}
