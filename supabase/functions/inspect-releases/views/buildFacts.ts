import type { RemoteBuild } from '@fairtone/contracts';
import type { ReleaseStore } from '@fairtone/releases';

type BuildFacts = { owner: string | null; entryBytes: number; totalBytes: number };

/** Versions never change, so what is known of one stays. */
const known = new Map<string, Promise<BuildFacts>>();
const KEPT = 200;

/** Owner and transferred bytes of a published version, from `audit.json` and the sizes of its files. */
export function buildFacts(store: ReleaseStore, build: RemoteBuild): Promise<BuildFacts> {
  const key = `${build.name} ${build.version}`;
  const facts = known.get(key) ?? readFacts(store, build);
  known.set(key, facts);
  facts.catch(() => known.delete(key));
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  return facts;
}

async function readFacts(store: ReleaseStore, { name, version, entry, prerender }: RemoteBuild): Promise<BuildFacts> {
  const [audit, files] = await Promise.all([
    store.readFile(name, version, 'audit.json'),
    store.listFiles(name, version),
  ]);
  const bytes = new Map(files.map((file) => [file.file, file.bytes]));
  const sent = (file: string) => bytes.get(`${file}.br`) ?? bytes.get(file) ?? 0;
  const loaded = [...bytes.keys()].filter((file) => /\.([cm]?js|css|svg)$/.test(file) && file !== prerender);
  return {
    owner: audit ? ((JSON.parse(new TextDecoder().decode(audit)) as { owner?: string | null }).owner ?? null) : null,
    entryBytes: sent(entry),
    totalBytes: loaded.reduce((sum, file) => sum + sent(file), 0),
  };
}
