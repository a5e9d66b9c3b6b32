import { remoteBuildSchema } from '@fairtone/contracts';
import {
  contentTypeOf,
  LIVE_COPY_FILE,
  LIVE_FILE,
  nextChannelText,
  parsePreviews,
  previewFile,
  PREVIEWS_FOLDER,
  readChannelFiles,
  REMOTES_FILE,
  type ReleaseAct,
  type ReleaseStore,
} from '@fairtone/releases';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket, FileType } from './bucket.ts';

/** Written last: a version without this file is not complete yet. */
const LAST = 'remote.json';
/** Folders of a remote that are no versions. */
const OTHER_FOLDERS = ['log', 'lock', PREVIEWS_FOLDER];

const JSON_FILE: FileType = { type: 'application/json; charset=utf-8' };

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A release store in a bucket. Each log entry is a file of its own, so that concurrent writers overwrite nothing. */
export function bucketStore(bucket: Bucket, baseUrl: string): ReleaseStore {
  const readText = async (name: string): Promise<string | null> => {
    const bytes = await bucket.read(name);
    return bytes && textOf(bytes);
  };
  const remotes = () => bucket.folders('');
  const versionFolders = async (remote: string) =>
    (await bucket.folders(`${remote}/`)).filter((name) => !OTHER_FOLDERS.includes(name));
  const foldersThat = async (remote: string, areWhole: boolean) => {
    const names = await versionFolders(remote);
    const descriptions = await Promise.all(names.map((name) => bucket.read(`${remote}/${name}/${LAST}`)));
    return names.filter((_name, index) => Boolean(descriptions[index]) === areWhole);
  };
  const namesOf = async (folder: string) => (await bucket.files(folder)).map(({ name }) => name);
  /** Writes until what was written is still right afterwards: of two concurrent writers the last one has seen both. */
  const writeLast = async (name: string, present: () => Promise<string | null>) => {
    for (let [written, text] = ['', await present()]; text !== null && text !== written; text = await present()) {
      await bucket.replace(name, bytesOf(text), JSON_FILE);
      written = text;
    }
  };

  return {
    baseUrl,
    remotes,
    versions: (remote) => foldersThat(remote, true),
    unfinished: (remote) => foldersThat(remote, false),
    readFile: (remote, version, file) => bucket.read(`${remote}/${version}/${file}`),
    listFiles: async (remote, version) =>
      (await bucket.files(`${remote}/${version}/`)).map(({ name, ...facts }) => ({ file: name, ...facts })),
    readBuild: async (remote, version) => {
      const build = await readText(`${remote}/${version}/${LAST}`);
      return build === null ? null : remoteBuildSchema.parse(JSON.parse(build));
    },
    put: async (remote, version, folder) => {
      const files = filesOf(folder);
      if (await bucket.read(`${remote}/${version}/${LAST}`)) {
        const there = await namesOf(`${remote}/${version}/`);
        if (there.join() !== [...files].sort().join()) throw taken(remote, version);
      }
      let isNew = false;
      for (const file of files) {
        const [name, bytes] = [`${remote}/${version}/${file}`, readFileSync(join(folder, file))];
        if (await bucket.create(name, bytes, typeOf(file))) isNew = true;
        else if (!bytes.equals((await bucket.read(name)) ?? new Uint8Array())) throw taken(remote, version);
      }
      return isNew ? 'published' : 'was there';
    },
    withdraw: async (remote, version) => {
      const folder = `${remote}/${version}/`;
      const description = await bucket.read(folder + LAST);
      await bucket.remove([folder + LAST]);
      return {
        remove: async () => bucket.remove((await namesOf(folder)).map((name) => folder + name)),
        restore: async () => void (description && (await bucket.create(folder + LAST, description, JSON_FILE))),
      };
    },
    readChannel: async (remote) => (await readChannelFiles(remote, (file) => readText(`${remote}/${file}`))).channel,
    changeChannel: async (remote, change) => {
      const [live, copy] = [`${remote}/${LIVE_FILE}`, `${remote}/${LIVE_COPY_FILE}`];
      const next = async (bytes: Uint8Array | null) => {
        const present = bytes && textOf(bytes);
        const before = await readChannelFiles(remote, async (file) => (file === LIVE_FILE ? present : readText(copy)));
        return bytesOf(nextChannelText(before, await change(before.channel)));
      };
      await bucket.update(live, next, JSON_FILE);
      await writeLast(copy, () => readText(live));
      await writeLast(REMOTES_FILE, async () => `${JSON.stringify(await remotes(), null, 2)}\n`);
    },
    previews: async (remote) => {
      const names = await namesOf(`${remote}/${PREVIEWS_FOLDER}/`);
      return parsePreviews(await Promise.all(names.map((name) => bucket.read(`${remote}/${PREVIEWS_FOLDER}/${name}`))));
    },
    addPreview: async (remote, preview) =>
      bucket.replace(`${remote}/${previewFile(preview.id)}`, bytesOf(JSON.stringify(preview)), JSON_FILE),
    removePreview: async (remote, id) => bucket.remove([`${remote}/${previewFile(id)}`]),
    log: async (remote, act) => {
      const name = `${remote}/log/${act.at.replaceAll(':', '-')}-${randomUUID()}.json`;
      await bucket.create(name, bytesOf(JSON.stringify(act)), JSON_FILE);
    },
    readLog: async (remote) => {
      const names = await namesOf(`${remote}/log/`);
      const texts = await Promise.all(names.map((name) => readText(`${remote}/log/${name}`)));
      return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as ReleaseAct]));
    },
  };
}

const taken = (remote: string, version: string) =>
  new Error(`${remote} ${version} is published already, with other files; a release is never overwritten.`);

function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return [...files.filter((file) => file !== LAST), ...files.filter((file) => file === LAST)];
}

function typeOf(file: string): FileType {
  const isPacked = file.endsWith('.br');
  const type = contentTypeOf(isPacked ? file.slice(0, -3) : file) ?? 'application/octet-stream';
  return isPacked ? { type, encoding: 'br' } : { type };
}
