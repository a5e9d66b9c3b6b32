import { releaseChannelSchema, remoteBuildSchema } from '@fairtone/contracts';
import { REMOTES_FILE, contentTypeOf, type ReleaseAct, type ReleaseStore } from '@fairtone/releases';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket, FileType } from './bucket.ts';

/** Written last: a version without this file is not complete yet. */
const LAST = 'remote.json';

const JSON_FILE: FileType = { type: 'application/json; charset=utf-8' };

/** A release store in a bucket. Each log entry is a file of its own, so that concurrent writers overwrite nothing. */
export function bucketStore(bucket: Bucket, baseUrl: string): ReleaseStore {
  const readJson = async (name: string): Promise<unknown> => {
    const bytes = await bucket.read(name);
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  };
  const writeJson = (name: string, value: unknown) =>
    bucket.replace(name, new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`), JSON_FILE);
  const remotes = () => bucket.folders('');

  return {
    baseUrl,
    remotes,
    versions: async (remote) => {
      const names = (await bucket.folders(`${remote}/`)).filter((name) => name !== 'log');
      const whole = await Promise.all(names.map((name) => bucket.read(`${remote}/${name}/${LAST}`)));
      return names.filter((_name, index) => whole[index]);
    },
    readFile: (remote, version, file) => bucket.read(`${remote}/${version}/${file}`),
    listFiles: (remote, version) => bucket.files(`${remote}/${version}/`),
    readBuild: async (remote, version) => {
      const build = await readJson(`${remote}/${version}/${LAST}`);
      return build ? remoteBuildSchema.parse(build) : null;
    },
    put: async (remote, version, folder) => {
      const files = filesOf(folder);
      if (await bucket.read(`${remote}/${version}/${LAST}`)) {
        const there = await bucket.files(`${remote}/${version}/`);
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
    readChannel: async (remote) => {
      const channel = await readJson(`${remote}/live.json`);
      return channel ? releaseChannelSchema.parse(channel) : { promoted: [] };
    },
    writeChannel: async (remote, channel) => {
      await writeJson(`${remote}/live.json`, channel);
      // Built from the bucket's contents, so that two teams that publish at once write the same list.
      await writeJson(REMOTES_FILE, await remotes());
    },
    log: async (remote, act) => {
      const name = `${remote}/log/${act.at.replaceAll(':', '-')}-${randomUUID()}.json`;
      await bucket.create(name, new TextEncoder().encode(JSON.stringify(act)), JSON_FILE);
    },
    readLog: async (remote) => {
      const names = (await bucket.files(`${remote}/log/`)).sort();
      return Promise.all(names.map(async (name) => (await readJson(`${remote}/log/${name}`)) as ReleaseAct));
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
