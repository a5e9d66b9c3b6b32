import { releaseChannelSchema, remoteBuildSchema, type ReleaseChannel } from '@fairtone/contracts';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ReleaseAct, ReleaseStore } from './store.ts';

/** A release store in a folder, served by the release host under `/releases/`. */
export function folderStore(root: string, baseUrl = '/releases/'): ReleaseStore {
  const place = (...parts: string[]) => join(root, ...parts);
  const read = (...parts: string[]) => {
    const file = place(...parts);
    return existsSync(file) ? readFileSync(file) : null;
  };
  const folders = (path: string) =>
    existsSync(path)
      ? readdirSync(path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !entry.name.includes('.partial-'))
          .map(({ name }) => name)
          .sort()
      : [];
  const listFiles = (folder: string) =>
    (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();

  return {
    baseUrl,
    remotes: async () => folders(root),
    versions: async (remote) => folders(place(remote)),
    readFile: async (...path) => read(...path),
    listFiles: async (remote, version) => listFiles(place(remote, version)),
    readBuild: async (remote, version) => {
      const text = read(remote, version, 'remote.json');
      return text ? remoteBuildSchema.parse(JSON.parse(text.toString())) : null;
    },
    put: async (remote, version, folder) => {
      const target = place(remote, version);
      if (existsSync(target)) {
        const files = listFiles(folder);
        const isSame =
          files.join() === listFiles(target).join() &&
          files.every((file) => readFileSync(join(folder, file)).equals(readFileSync(join(target, file))));
        if (isSame) return 'was there';
        throw new Error(`${remote} ${version} is published already, with other files; a release is never overwritten.`);
      }
      // Written to a temporary folder and renamed: a version's folder is complete, or it does not exist.
      const partial = `${target}.partial-${process.pid}`;
      rmSync(partial, { recursive: true, force: true });
      cpSync(folder, partial, { recursive: true });
      renameSync(partial, target);
      return 'published';
    },
    readChannel: async (remote) => {
      const text = read(remote, 'live.json');
      return text ? releaseChannelSchema.parse(JSON.parse(text.toString())) : { promoted: [] };
    },
    writeChannel: async (remote, channel: ReleaseChannel) => {
      mkdirSync(place(remote), { recursive: true });
      const file = place(remote, 'live.json');
      writeFileSync(`${file}.new`, `${JSON.stringify(channel, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    },
    log: async (remote, act) => appendFileSync(place(remote, 'log.jsonl'), `${JSON.stringify(act)}\n`),
    readLog: async (remote) =>
      (read(remote, 'log.jsonl')?.toString() ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ReleaseAct),
  };
}
