import { LIVE_COPY_FILE, LIVE_FILE, type Keyring } from '@fairtone/releases';
import { messageOf } from '@fairtone/servers/shared';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createChannelMemory, type Reading } from './channelMemory.ts';
import { listPublished } from './publishedVersions.ts';
import { cacheControlOf, channelsIn, readingOf, type ReleaseSource } from './releaseSource.ts';
import { answerStaticFile, findStaticFile } from '../files/staticFile.ts';

const LOG_FILE = 'log.jsonl';

/** Times of a remote's files when they were read, and of the file that is followed. */
type Seen = { stamp: string; changedAtMs: number };

/** The folder that the release tool writes: `<remote>/live.json`, its copy, and `<remote>/<version>/…`. */
export function folderSource(folder: string, keyring: Keyring | null): ReleaseSource {
  const memory = createChannelMemory();
  const seen = new Map<string, Seen>();

  const look = async (remote: string): Promise<void> => {
    const place = (file: string) => join(folder, remote, file);
    const stamp = [LIVE_FILE, LIVE_COPY_FILE, LOG_FILE].map((file) => changedAt(place(file))).join();
    const before = seen.get(remote);
    if (before?.stamp === stamp) return;
    const read = (file: string) => readFile(remote, place(file), keyring);
    const followed = await memory.follow(
      remote,
      read(LIVE_FILE),
      () => read(LIVE_COPY_FILE),
      () => wasPromoted(place(LOG_FILE)),
    );
    seen.set(remote, { stamp, changedAtMs: followed ? changedAt(followed.place) : (before?.changedAtMs ?? 0) });
  };

  const channels = async () => {
    const remotes = listFolders(folder);
    if (typeof remotes === 'string') {
      memory.cannotList(remotes);
    } else if (remotes) {
      memory.list(remotes);
      for (const remote of [...seen.keys()].filter((name) => !remotes.includes(name))) seen.delete(remote);
      for (const remote of remotes) await look(remote);
    } else if (seen.size > 0) {
      // A volume that is not mounted any more: a store that had releases does not lose its folder otherwise.
      memory.cannotList(`${folder} is missing`);
    } else {
      memory.list([]);
    }
    const changedAtMs = Math.max(0, ...[...seen.values()].map((each) => each.changedAtMs));
    return channelsIn(memory, changedAtMs);
  };

  return {
    channels,
    published: async () => listPublished(folder, (await channels()).channels),
    file: async (path, request, acceptEncoding) => {
      const file = findStaticFile(folder, `/${path}`, acceptEncoding);
      const headers = { 'cache-control': cacheControlOf(path), 'access-control-allow-origin': '*' };
      return file && answerStaticFile(file, request, headers);
    },
  };
}

function readFile(remote: string, place: string, keyring: Keyring | null): Reading {
  try {
    return readingOf(remote, place, readFileSync(place, 'utf8'), keyring);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { place, fault: 'is missing', isMissing: true };
    return { place, fault: `cannot be read: ${messageOf(error)}`, isMissing: false };
  }
}

/** Whether the log of a remote says that a version of it was live. */
function wasPromoted(log: string): boolean {
  try {
    return readFileSync(log, 'utf8').includes('"action":"promote"');
  } catch {
    return false;
  }
}

/** The folders of the remotes; null without a store, and the fault of one that cannot be read. */
function listFolders(folder: string): string[] | string | null {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isFile()).map(({ name }) => name).sort(); // prettier-ignore
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : messageOf(error);
  }
}

/** When a file last changed, in ms; 0 for a file that does not exist or cannot be read. */
function changedAt(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
