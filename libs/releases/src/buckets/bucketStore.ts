import { remoteBuildSchema } from '@fairtone/contracts';
import {
  contentsOf,
  contentTypeOf,
  DESCRIPTION,
  FILES_FOLDER,
  FILES_LIST,
  isShared,
  LIVE_COPY_FILE,
  LIVE_FILE,
  nameInVersion,
  nextChannelText,
  parseFilesList,
  parsePreviews,
  pathInStore,
  previewFile,
  PREVIEWS_FOLDER,
  readChannelFiles,
  REMOTES_FILE,
  takenError,
  type ReleaseAct,
  type ReleaseStore,
} from '../index.ts';
import { randomUUID } from 'node:crypto';
import type { Bucket, FileType } from './bucket.ts';

/** Folders of a remote that are no versions. */
const OTHER_FOLDERS = ['log', 'lock', FILES_FOLDER, PREVIEWS_FOLDER];

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
    const descriptions = await Promise.all(names.map((name) => bucket.read(`${remote}/${name}/${DESCRIPTION}`)));
    return names.filter((_name, index) => Boolean(descriptions[index]) === areWhole);
  };
  const namesOf = async (folder: string) => (await bucket.files(folder)).map(({ name }) => name);
  const sharedFiles = async (remote: string) =>
    (await bucket.files(`${remote}/${FILES_FOLDER}/`)).map(({ name, ...facts }) => ({
      file: nameInVersion(`${FILES_FOLDER}/${name}`),
      ...facts,
    }));
  const sharedFilesOf = async (remote: string, version: string) =>
    parseFilesList(await readText(`${remote}/${version}/${FILES_LIST}`));
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
    readFile: (remote, version, file) => bucket.read(pathInStore(remote, version, file)),
    listFiles: async (remote, version) => {
      const own = (await bucket.files(`${remote}/${version}/`)).map(({ name, ...facts }) => ({ file: name, ...facts }));
      const named = own.some(({ file }) => file === FILES_LIST) ? await sharedFilesOf(remote, version) : [];
      const shared = named.length > 0 ? await sharedFiles(remote) : [];
      return [...shared.filter(({ file }) => named.includes(file)), ...own];
    },
    sharedFiles,
    sharedFilesOf,
    removeShared: async (remote, files) => {
      const place = (file: string) => pathInStore(remote, '', file);
      const removed = new Map<string, Uint8Array | null>();
      for (const file of files) removed.set(file, await bucket.read(place(file)));
      await bucket.remove(files.map(place));
      return {
        restore: async (wanted) => {
          for (const file of wanted) {
            const bytes = removed.get(file);
            if (bytes) await bucket.create(place(file), bytes, typeOf(file));
          }
        },
      };
    },
    readBuild: async (remote, version) => {
      const build = await readText(`${remote}/${version}/${DESCRIPTION}`);
      return build === null ? null : remoteBuildSchema.parse(JSON.parse(build));
    },
    put: async (remote, version, folder) => {
      const build = contentsOf(folder);
      if (await bucket.read(`${remote}/${version}/${DESCRIPTION}`)) {
        const there = await namesOf(`${remote}/${version}/`);
        const own = [...build.keys()].filter((file) => !isShared(file));
        if (there.join() !== own.sort().join()) throw takenError(remote, version);
      }
      let isNew = false;
      for (const [file, content] of build) {
        const [name, bytes] = [pathInStore(remote, version, file), content()];
        if (await bucket.create(name, bytes, typeOf(file))) isNew = true;
        else if (!bytes.equals((await bucket.read(name)) ?? new Uint8Array())) throw takenError(remote, version);
      }
      return isNew ? 'published' : 'was there';
    },
    withdraw: async (remote, version) => {
      const folder = `${remote}/${version}/`;
      const description = await bucket.read(folder + DESCRIPTION);
      await bucket.remove([folder + DESCRIPTION]);
      return {
        remove: async () => bucket.remove((await namesOf(folder)).map((name) => folder + name)),
        restore: async () => void (description && (await bucket.create(folder + DESCRIPTION, description, JSON_FILE))),
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

function typeOf(file: string): FileType {
  const isPacked = file.endsWith('.br');
  const type = contentTypeOf(isPacked ? file.slice(0, -3) : file) ?? 'application/octet-stream';
  return isPacked ? { type, encoding: 'br' } : { type };
}
