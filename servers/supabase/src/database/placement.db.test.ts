import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD, signUp, authClient } from '../../../testing/clients.ts';
import { dataFolder } from '../../../testing/dataFolder.ts';
import { TEST_PREFIX } from '../../../testing/template.ts';
import { copyTemplate, makeDataDir, startBackend } from '../../../testing/startBackend.ts';

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('started by root, under a folder that only root can enter', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(dataFolder(), `${TEST_PREFIX}private-`));
    chmodSync(home, 0o700);
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('a database outside the data folder is recorded there, and found again', async () => {
    const dataDir = join(home, 'data');
    const backend = await startBackend({ dataDir });
    const place = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    try {
      expect(place).toMatch(/^\/var\/tmp\/fairtone-/);
      expect(backend.output()).toContain(place);
      const { email } = await signUp(backend);
      await backend.kill9();
      await backend.restart();
      expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    } finally {
      await backend.stop();
      rmSync(place, { recursive: true, force: true });
    }
  });

  it('a new data folder of the same name does not inherit the deleted one’s database', async () => {
    const dataDir = join(home, 'data');
    mkdirSync(dataDir);
    await copyTemplate(dataDir);
    const first = await startBackend({ dataDir });
    const { email } = await signUp(first);
    await first.stop();
    rmSync(dataDir, { recursive: true });
    const second = await startBackend({ dataDir });
    const place = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    try {
      expect((await authClient(second).signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
        'invalid_credentials',
      );
    } finally {
      await second.stop();
      rmSync(place, { recursive: true, force: true });
    }
  });
});

describe('a database cluster after a crash', () => {
  it('starts with a pid file that names a foreign process', async () => {
    const dataDir = makeDataDir();
    await copyTemplate(dataDir);
    const backend = await startBackend({ dataDir });
    await backend.stop();
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    expect(existsSync(pidFile)).toBe(false);
    writeFileSync(
      pidFile,
      `${process.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n12345 67890\nready   \n`,
    );
    await backend.restart();
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is created again when its creation was interrupted', async () => {
    const dataDir = makeDataDir();
    mkdirSync(join(dataDir, 'postgres/base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    const backend = await startBackend({ dataDir });
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
