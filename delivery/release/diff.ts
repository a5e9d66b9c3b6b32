import type { RemoteBuild } from '@fairtone/contracts';
import type { ReleaseStore } from '@fairtone/releases';
import type { ToolContext } from './toolContext.ts';

type Side = { build: RemoteBuild; bytes: Map<string, number> };

/**
 * Says how two published versions of a remote differ: files that pages load with their bytes, routes, slots, dialogs and contract range.
 * @throws when one of them is not published
 */
export async function diff({ store, say }: ToolContext, remote: string, before: string, after: string): Promise<void> {
  const [one, other] = [await readSide(store, remote, before), await readSide(store, remote, after)];
  say(`${remote} ${before} -> ${after}`);
  const counts = { added: 0, removed: 0, changed: 0, equal: 0 };
  for (const file of [...new Set([...one.bytes.keys(), ...other.bytes.keys()])].sort()) {
    const [old, fresh] = [one.bytes.get(file), other.bytes.get(file)];
    if (old === undefined) {
      counts.added += 1;
      say(`  + ${file}  ${fresh} bytes`);
    } else if (fresh === undefined) {
      counts.removed += 1;
      say(`  - ${file}  ${old} bytes`);
    } else if (old === fresh && (await isSameFile(store, remote, [one, other], file))) {
      counts.equal += 1;
    } else {
      counts.changed += 1;
      say(`  ~ ${file}  ${old} -> ${fresh} bytes (${signed(fresh - old)})`);
    }
  }
  const [old, fresh] = [sum(one), sum(other)];
  const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  say(`  ${parts.join(', ')}`);
  say(`  all files: ${old} -> ${fresh} bytes (${signed(fresh - old)})`);
  for (const part of ['routes', 'slots', 'dialogs'] as const) {
    const [gone, come] = [minus(one.build[part], other.build[part]), minus(other.build[part], one.build[part])];
    const changes = [...gone.map((name) => `- ${name}`), ...come.map((name) => `+ ${name}`)];
    if (changes.length > 0) say(`  ${part}: ${changes.join(', ')}`);
  }
  if (one.build.contract !== other.build.contract)
    say(`  contract range: ${one.build.contract} -> ${other.build.contract}`);
}

async function readSide(store: ReleaseStore, remote: string, version: string): Promise<Side> {
  const build = await store.readBuild(remote, version);
  if (!build) throw new Error(`${remote} ${version} is not published.`);
  // Source maps are in no page.
  const files = (await store.listFiles(remote, version)).filter(({ file }) => !file.endsWith('.map'));
  return { build, bytes: new Map(files.map(({ file, bytes }) => [file, bytes])) };
}

/** Compares two files of the same size. The builds' hashes save the download of scripts. */
async function isSameFile(store: ReleaseStore, remote: string, sides: [Side, Side], file: string): Promise<boolean> {
  const [one, other] = sides.map(({ build }) => build.integrity[file]);
  if (one && other) return one === other;
  const [old, fresh] = await Promise.all(sides.map(({ build }) => store.readFile(remote, build.version, file)));
  return Buffer.from(old!).equals(fresh!);
}

const sum = ({ bytes }: Side) => [...bytes.values()].reduce((total, each) => total + each, 0);
const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
const minus = (all: string[], others: string[]) => all.filter((name) => !others.includes(name));
