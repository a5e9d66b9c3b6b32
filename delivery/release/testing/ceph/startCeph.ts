import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../../servers/testing/eventually.ts';
import { freePort } from '../../../../servers/testing/freePort.ts';
import { cephSettings } from './cephSettings.ts';

export type Ceph = {
  /** Address of the S3 API. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop: () => Promise<void>;
};

const COMMAND_WITHIN_MS = 60_000;

/**
 * Starts a Ceph cluster with an object gateway, which speaks S3, on loopback ports: one monitor, one storage daemon that holds
 * everything in memory, and `radosgw`.
 * @throws when the programs are not installed (Debian: ceph-mon, ceph-osd, radosgw)
 */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-ceph-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const [cluster, config] = [randomUUID(), join(folder, 'ceph.conf')];
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  for (const data of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, data));
  writeFileSync(config, cephSettings({ folder, cluster, monitorPort, port }));
  const daemons: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(daemons.map(end));
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const monitors = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `v2:127.0.0.1:${monitorPort}`, monitors);
    await run('ceph-mon', '-c', config, '-i', 'a', '--mkfs', '--monmap', monitors);
    daemons.push(spawn('ceph-mon', ['-c', config, '-i', 'a', '-f'], { stdio: 'ignore' }));
    const disk = randomUUID();
    await run('ceph', '-c', config, 'osd', 'new', disk);
    await run('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk);
    daemons.push(spawn('ceph-osd', ['-c', config, '-i', '0', '-f'], { stdio: 'ignore' }));
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    const gateway = ['-c', config, '-n', 'client.rgw'];
    await run('radosgw-admin', ...gateway, 'user', 'create', '--uid', 'shop', '--display-name', 'Shop', ...keys);
    daemons.push(spawn('radosgw', [...gateway, '-f'], { stdio: 'ignore' }));
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => void (await fetch(url)));
    return { url, accessKeyId, secretAccessKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws with what the program printed, when it fails */
async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: COMMAND_WITHIN_MS });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${printed}`);
}

/** Nothing is on a disk that would have to be closed in order. */
async function end(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const exit = once(daemon, 'exit');
  daemon.kill('SIGKILL');
  await exit;
}
