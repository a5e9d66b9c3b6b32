import { remoteBuildSchema } from '@fairtone/contracts';
import {
  appendFileSync,
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
import { contentsOf, DESCRIPTION, filesBelow, takenError, type BuildContents } from './buildContents.ts';
import { LIVE_COPY_FILE, LIVE_FILE, nextChannelText, readChannelFiles } from './channelFiles.ts';
import { folderLock } from './folderLock.ts';
import { LEASE_MS, withLock } from './numberedLock.ts';
import { FILES_FOLDER, FILES_LIST, isShared, nameInVersion, parseFilesList, pathInStore } from './sharedFiles.ts';
import { parsePreviews, previewFile, PREVIEWS_FOLDER } from '../preview.ts';
import type { ReleaseAct, ReleaseStore } from './store.ts';

/** Part of the name of a version's folder while it is being written. */
const PARTIAL = '.partial-';
/** Folders of a remote that are no versions. */
const OTHER_FOLDERS = ['lock', FILES_FOLDER, PREVIEWS_FOLDER];

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
  const sharedFilesOf = (remote: string, version: string) =>
    parseFilesList(read(remote, version, FILES_LIST)?.toString() ?? null);
  const storedFile = (remote: string, version: string, file: string) => {
    const { size, mtime } = statSync(place(pathInStore(remote, version, file)));
    return { file, bytes: size, writtenAt: mtime };
  };
  const channelOf = (remote: string) =>
    readChannelFiles(remote, async (file) => read(remote, file)?.toString() ?? null);

  return {
    baseUrl,
    remotes: async () => folders(root),
    versions: async (remote) => versionFolders(remote).filter((version) => isWhole(remote, version)),
    unfinished: async (remote) => versionFolders(remote).filter((version) => !isWhole(remote, version)),
    readFile: async (remote, version, file) => read(pathInStore(remote, version, file)),
    listFiles: async (remote, version) =>
      [...sharedFilesOf(remote, version), ...filesBelow(place(remote, version))]
        .filter((file) => existsSync(place(pathInStore(remote, version, file))))
        .map((file) => storedFile(remote, version, file)),
    sharedFiles: async (remote) =>
      filesBelow(place(remote, FILES_FOLDER)).map((file) => storedFile(remote, '', nameInVersion(`${FILES_FOLDER}/${file}`))), // prettier-ignore
    sharedFilesOf: async (remote, version) => sharedFilesOf(remote, version),
    removeShared: async (remote, files) => {
      const removed = new Map(files.map((file) => [file, read(pathInStore(remote, '', file))]));
      for (const file of files) rmSync(place(pathInStore(remote, '', file)), { force: true });
      return {
        restore: async (wanted) => {
          for (const file of wanted) {
            const bytes = removed.get(file);
            if (bytes) create(place(pathInStore(remote, '', file)), bytes);
          }
        },
      };
    },
    readBuild: async (remote, version) => {
      const text = read(remote, version, DESCRIPTION);
      return text ? remoteBuildSchema.parse(JSON.parse(text.toString())) : null;
    },
    put: async (remote, version, folder) => {
      const target = place(remote, version);
      const build = contentsOf(folder);
      if (existsSync(target)) return complete(build, remote, version);
      // Written to a temporary folder and renamed: a version's folder is complete, or it does not exist.
      const partial = `${target}${PARTIAL}${process.pid}`;
      rmSync(partial, { recursive: true, force: true });
      mkdirSync(partial, { recursive: true });
      for (const [file, bytes] of build) {
        if (isShared(file)) writeShared(remote, version, file, bytes());
        else create(join(partial, file), bytes());
      }
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
  function complete(build: BuildContents, remote: string, version: string): 'published' | 'was there' {
    const own = [...build.keys()].filter((file) => !isShared(file));
    const there = filesBelow(place(remote, version));
    const isComplete = there.includes(DESCRIPTION);
    const isSame = there.every((file) =>
      build
        .get(file)?.()
        .equals(read(remote, version, file)!),
    );
    if (!isSame || (isComplete && there.length < own.length)) throw takenError(remote, version);
    let isNew = false;
    for (const [file, bytes] of build) {
      if (isShared(file)) isNew = writeShared(remote, version, file, bytes()) || isNew;
      else if (!there.includes(file)) {
        create(place(remote, version, file), bytes());
        isNew = true;
      }
    }
    return isNew ? 'published' : 'was there';
  }

  /** @returns whether the file did not exist @throws when it exists with other bytes */
  function writeShared(remote: string, version: string, file: string, bytes: Uint8Array): boolean {
    const path = pathInStore(remote, version, file);
    const there = read(path);
    if (there && !there.equals(bytes)) throw takenError(remote, version);
    if (!there) create(place(path), bytes);
    return !there;
  }
}

/** Writes a file under another name, to the disk, and renames it. Two processes may write the same file. */
function create(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  writeFileSync(unfinished, bytes, { flush: true });
  renameSync(unfinished, file);
}
