import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { readMigrations } from '@fairtone/servers/supabase';
import { authClient, PASSWORD, signUp, storageClient, withSql, type Person } from '../../../testing/clients.ts';
import { jpegBytes } from '../../../testing/mediaFiles.ts';
import { projectRoot } from '../../../testing/projectRoot.ts';
import { makeDataDir, startBackend, type RunningBackend } from '../../../testing/startBackend.ts';
import { MANIFEST, readManifest, tableFile } from './manifest.ts';

const program = join(projectRoot(), 'dist/servers/backup.mjs');
const run = (command: string, folder: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [program, command, folder], {
    env: { ...process.env, FAIRTONE_DATA_DIR: dataDir },
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: { stderr: string }) => error.stderr,
  );

let place: string;
let backend: RunningBackend;
let person: Person;
const path = (name: string) => join(place, name);

beforeAll(async () => {
  place = makeDataDir();
  backend = await startBackend();
  person = await signUp(backend, 'artist');
  await upload(1);
});
afterAll(async () => {
  await backend?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function upload(number: number): Promise<void> {
  const picture = new Blob([jpegBytes(number, 100_000) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const { error } = await storageClient(backend, person.token)
    .from('avatars')
    .upload(`${person.id}-${number}.jpg`, picture);
  if (error) throw error;
}

/** One digest of all rows for each table of the product. A hosted set-up has tables of its extensions too, which no backup takes. */
async function rowsOf(databaseUrl: string): Promise<Record<string, string>> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const tables = await sql<{ name: string }[]>`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'cron', 'net', 'vault') order by 1`;
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await sql.unsafe(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} as t`,
      );
      found[name] = row!.digest as string;
    }
    return found;
  } finally {
    await sql.end();
  }
}

function filesOf(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'storage/objects');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

test('50: a restored backup has equal tables and files, and sessions continue', async () => {
  await withSql(
    backend,
    (sql) =>
      sql`select private.queue_email(${person.id}, null, 'account_deleted', '{"note": "tab\\tand \\"quotes\\" ✓"}')`,
  );
  // A megabyte in one table, far more than a driver buffers.
  await withSql(
    backend,
    (sql) => sql`
      select private.queue_email(${person.id}, null, 'account_deleted', jsonb_build_object('note', repeat('a', 300), 'number', number))
      from generate_series(1, 3000) as number`,
  );
  await run('backup', path('first'), backend.dataDir);
  const before = await rowsOf(backend.databaseUrl);
  await run('restore', path('first'), path('data'));

  const restored = await startBackend({ dataDir: path('data') });
  try {
    expect(await rowsOf(restored.databaseUrl)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(filesOf(path('data'))).toEqual(filesOf(backend.dataDir));
    expect(readFileSync(join(path('data'), 'secrets.json'))).toEqual(
      readFileSync(join(backend.dataDir, 'secrets.json')),
    );

    const { error } = await authClient(restored).signInWithPassword({ email: person.email, password: PASSWORD });
    expect(error).toBeNull();
    expect(
      await (await fetch(`${restored.url}/storage/v1/object/public/avatars/${person.id}-1.jpg`)).arrayBuffer(),
    ).toHaveProperty('byteLength', 100_000);
    // Sequences continue after the restored rows.
    expect((await signUp(restored)).id).toBeTruthy();
  } finally {
    await restored.stop();
  }
});

test('a backup during writes is a consistent snapshot; without its secrets it is restored with new keys', async () => {
  const numbers = Array.from({ length: 15 }, (_none, index) => index + 10);
  const writing = (async () => {
    for (const number of numbers) await upload(number);
  })();
  await run('backup', path('busy'), backend.dataDir);
  await writing;
  rmSync(join(path('busy'), 'secrets.json'));
  await run('restore', path('busy'), path('busy-data'));
  const restored = await startBackend({ dataDir: path('busy-data') });
  try {
    const named = await withSql(restored, (sql) => sql<{ version: string }[]>`select version from storage.objects`);
    expect(restored.serviceKey).not.toBe(backend.serviceKey);
    expect((await signUp(restored)).token).toBeTruthy();
    const kept = new Set(Object.keys(filesOf(path('busy-data'))).map((name) => name.split('/').at(-1)));
    expect(named.filter(({ version }) => !kept.has(version))).toEqual([]);
  } finally {
    await restored.stop();
  }
});

test('a data folder of an earlier version does not start and stays unchanged; its backup is restored with the present schema', async () => {
  const older = await startBackend({ dataDir: path('older') });
  const mark = await signUp(older, 'artist');
  // Simulates the migrations of an earlier version: other names, other contents.
  await withSql(
    older,
    (sql) => sql`update fairtone_private.migrations set name = '2025' || substr(name, 5), checksum = md5(name)`,
  );
  await run('backup', path('older-backup'), older.dataDir);
  const before = await rowsOf(older.databaseUrl);
  await older.stop();
  const refusal = await startBackend({ dataDir: path('older') }).then(
    () => 'no failure',
    (error: Error) => error.message,
  );
  expect(refusal.split('\n').filter((line) => line.includes('made by an earlier version'))).toEqual([
    expect.stringMatching(/FAIRTONE_DATA_DIR.*npm run backup.*npm run restore/),
  ]);
  expect(existsSync(join(path('older'), 'secrets.json'))).toBe(true);

  await run('restore', path('older-backup'), path('renewed'));
  const renewed = await startBackend({ dataDir: path('renewed') });
  try {
    const record = 'fairtone_private.migrations';
    const now = await rowsOf(renewed.databaseUrl);
    expect({ ...now, [record]: '' }).toEqual({ ...before, [record]: '' });
    const recorded = await withSql(
      renewed,
      (sql) => sql<{ name: string }[]>`select name from fairtone_private.migrations order by name`,
    );
    expect(recorded.map(({ name }) => name)).toEqual(readMigrations(projectRoot()).map(({ name }) => name));
    const { error } = await authClient(renewed).signInWithPassword({ email: mark.email, password: PASSWORD });
    expect(error).toBeNull();
  } finally {
    await renewed.stop();
  }
});

test('a backup with other tables or columns is refused by their names, and leaves nothing behind', async () => {
  const manifest = readManifest(path('older-backup'));
  const albums = manifest.tables.find(({ schema, table }) => schema === 'public' && table === 'albums')!;
  albums.columns = albums.columns.map((column) => (column === 'accent' ? 'colour' : column));
  writeFileSync(join(path('older-backup'), MANIFEST), JSON.stringify(manifest));
  const failure = await failureOf(run('restore', path('older-backup'), path('misfit')));
  expect(failure).toContain(
    'does not fit this version of Fairtone: public.albums.colour is not in this version, public.albums.accent is not in the backup',
  );
  expect(readdirSync(path('misfit'))).toEqual([]);
});

test('a restore overwrites nothing, a damaged backup is refused, and only the owner can read a backup', async () => {
  expect(statSync(path('first')).mode & 0o077).toBe(0);
  expect(await failureOf(run('backup', path('first'), backend.dataDir))).toContain('not empty');
  expect(await failureOf(run('restore', path('first'), path('data')))).toContain('not empty');
  expect(await failureOf(run('restore', path('nowhere'), path('fresh')))).toContain('no whole backup');
  appendFileSync(tableFile(path('first'), readManifest(path('first')).tables[0]!), 'x');
  expect(await failureOf(run('restore', path('first'), path('fresh')))).toContain('missing or damaged');
  expect(existsSync(path('fresh'))).toBe(false);
});
