import type { RemoteBuild } from '@fairtone/contracts';
import { Buffer } from 'node:buffer';
import { RefusedRelease } from '../refusedRelease.ts';
import { isShared } from '../stores/sharedFiles.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { sentBytes } from '../verify/sentBytes.ts';

const PLACES = ['routes', 'slots', 'dialogs'] as const;

/** How two published versions of a remote differ. */
export type VersionDifference = {
  /** Files that pages load and that differ, by name. Transferred bytes; null where the file is missing. */
  files: { file: string; before: number | null; after: number | null }[];
  equalFiles: number;
  /** Of all files that pages load. */
  bytes: { before: number; after: number };
  /** Names that are gone and that came; only kinds with a difference. */
  places: { kind: (typeof PLACES)[number]; gone: string[]; come: string[] }[];
  contract: { before: string; after: string };
};

type Side = { build: RemoteBuild; bytes: Map<string, number> };

/** Compares what pages load of two versions, their routes, slots, dialogs and contract ranges. @throws when one of them is not published */
export async function compareVersions(
  store: ReleaseStore,
  remote: string,
  before: string,
  after: string,
): Promise<VersionDifference> {
  const sides = [await readSide(store, remote, before), await readSide(store, remote, after)] as const;
  const [one, other] = sides;
  const names = [...new Set([...one.bytes.keys(), ...other.bytes.keys()])].sort();
  const files: VersionDifference['files'] = [];
  for (const file of names) {
    const [old, fresh] = [one.bytes.get(file) ?? null, other.bytes.get(file) ?? null];
    if (old !== fresh || !(await isSameFile(store, remote, [...sides], file)))
      files.push({ file, before: old, after: fresh });
  }
  return {
    files,
    equalFiles: names.length - files.length,
    bytes: { before: sum(one), after: sum(other) },
    places: PLACES.map((kind) => ({
      kind,
      gone: minus(one.build[kind], other.build[kind]),
      come: minus(other.build[kind], one.build[kind]),
    })).filter(({ gone, come }) => gone.length + come.length > 0),
    contract: { before: one.build.contract, after: other.build.contract },
  };
}

async function readSide(store: ReleaseStore, remote: string, version: string): Promise<Side> {
  const build = await store.readBuild(remote, version);
  if (!build) throw new RefusedRelease('version_not_found', `${remote} ${version} is not published.`);
  return { build, bytes: sentBytes(await store.listFiles(remote, version), build.prerender) };
}

/** Compares two files of the same size. Shared files are named by their content, and the builds' hashes save the download of scripts. */
async function isSameFile(store: ReleaseStore, remote: string, sides: Side[], file: string): Promise<boolean> {
  const [one, other] = sides.map(({ build }) => build.integrity[file]);
  if (one && other) return one === other;
  if (isShared(file)) return true;
  const [old, fresh] = await Promise.all(sides.map(({ build }) => store.readFile(remote, build.version, file)));
  return Boolean(old && fresh && Buffer.from(old).equals(fresh));
}

const sum = ({ bytes }: Side) => [...bytes.values()].reduce((total, each) => total + each, 0);
const minus = (all: string[], others: string[]) => all.filter((name) => !others.includes(name));
