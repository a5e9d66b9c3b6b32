import { remoteBuildSchema } from '@fairtone/contracts';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { LIVE_COPY_FILE, LIVE_FILE, nextChannelText, readChannelFiles } from './channelFiles.ts';
import { folderLock } from './folderLock.ts';
import { LEASE_MS, withLock } from './numberedLock.ts';
import { parsePreviews, previewFile, PREVIEWS_FOLDER } from '../preview.ts';
import type { ReleaseAct, ReleaseStore } from './store.ts';

const DESCRIPTION = 'remote.json';
/** Part of the name of a version's folder while it is being written. */
const PARTIAL = '.partial-';
/** Folders of a remote that are no versions. */
const OTHER_FOLDERS = ['lock', PREVIEWS_FOLDER];

/**
 * A release store in a folder, served by the release host under `/releases/`.
 * @param leaseMs after this time the lock of a process that crashed is taken over
 */
export function folderStore(root: string, baseUrl = '/releases/', leaseMs = LEASE_MS): ReleaseStore {
  const place = (...parts: string[]) => join(root, ...parts);
  const read = (...parts: string[]) => {
    const file = place(...parts);
    return existsSync(file) ? readFileSync(file) : null;
  };
  /** Written to another name, to the disk, and renamed: neither a reader nor a power failure gets half of a file. */
  const replace = (file: string, content: string | Uint8Array) => {
    writeFileSync(`${file}.new`, content, { flush: true });
    renameSync(`${file}.new`, file);
  };
  const folders = (path: string) =>
    (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  const versionFolders = (remote: string) => folders(place(remote)).filter((name) => !OTHER_FOLDERS.includes(name));
  const isWhole = (remote: string, version: string) =>
    !version.includes(PARTIAL) && existsSync(place(remote, version, DESCRIPTION));
  const channelOf = (remote: string) =>
    readChannelFiles(remote, async (file) => read(remote, file)?.toString() ?? null);

  return {
    baseUrl,
    remotes: async () => folders(root),
    versions: async (remote) => versionFolders(remote).filter((version) => isWhole(remote, version)),
    unfinished: async (remote) => versionFolders(remote).filter((version) => !isWhole(remote, version)),
    readFile: async (...path) => read(...path),
    listFiles: async (remote, version) =>
      filesBelow(place(remote, version)).map((file) => {
        const { size, mtime } = statSync(place(remote, version, file));
        return { file, bytes: size, writtenAt: mtime };
      }),
    readBuild: async (remote, version) => {
      const text = read(remote, version, DESCRIPTION);
      return text ? remoteBuildSchema.parse(JSON.parse(text.toString())) : null;
    },
    put: async (remote, version, folder) => {
      const target = place(remote, version);
      if (existsSync(target)) return complete(folder, target, `${remote} ${version}`);
      // Written to a temporary folder and renamed: a version's folder is complete, or it does not exist.
      const partial = `${target}${PARTIAL}${process.pid}`;
      rmSync(partial, { recursive: true, force: true });
      cpSync(folder, partial, { recursive: true });
      renameSync(partial, target);
      return 'published';
    },
    withdraw: async (remote, version) => {
      const target = place(remote, version);
      const description = read(remote, version, DESCRIPTION);
      rmSync(join(target, DESCRIPTION), { force: true });
      return {
        remove: async () => rmSync(target, { recursive: true, force: true }),
        restore: async () => void (description && replace(join(target, DESCRIPTION), description)),
      };
    },
    readChannel: async (remote) => (await channelOf(remote)).channel,
    changeChannel: async (remote, change) => {
      mkdirSync(place(remote), { recursive: true });
      const holder = `process ${process.pid} on ${hostname()}`;
      await withLock(
        folderLock(place(remote, 'lock')),
        holder,
        async (hold) => {
          const before = await channelOf(remote);
          const text = nextChannelText(before, await change(before.channel));
          hold.check();
          replace(place(remote, LIVE_FILE), text);
          replace(place(remote, LIVE_COPY_FILE), text);
        },
        leaseMs,
      );
    },
    previews: async (remote) =>
      parsePreviews(filesBelow(place(remote, PREVIEWS_FOLDER)).map((file) => read(remote, PREVIEWS_FOLDER, file))),
    addPreview: async (remote, preview) => {
      mkdirSync(place(remote, PREVIEWS_FOLDER), { recursive: true });
      replace(place(remote, previewFile(preview.id)), JSON.stringify(preview));
    },
    removePreview: async (remote, id) => rmSync(place(remote, previewFile(id)), { force: true }),
    log: async (remote, act) => appendFileSync(place(remote, 'log.jsonl'), `${JSON.stringify(act)}\n`),
    readLog: async (remote) =>
      (read(remote, 'log.jsonl')?.toString() ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ReleaseAct),
  };

  /** Publishes a build into the folder of its version. What a deletion that did not finish has removed is written again. */
  function complete(folder: string, target: string, what: string): 'published' | 'was there' {
    const [files, there] = [filesBelow(folder), filesBelow(target)];
    const isComplete = there.includes(DESCRIPTION);
    const isSame = there.every(
      (file) => files.includes(file) && readFileSync(join(folder, file)).equals(readFileSync(join(target, file))),
    );
    if (!isSame || (isComplete && there.length < files.length))
      throw new Error(`${what} is published already, with other files; a release is never overwritten.`);
    if (isComplete) return 'was there';
    const missing = files.filter((file) => !there.includes(file) && file !== DESCRIPTION);
    for (const file of [...missing, DESCRIPTION]) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      replace(join(target, file), readFileSync(join(folder, file)));
    }
    return 'published';
  }
}

const filesBelow = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
