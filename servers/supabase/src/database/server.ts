import { superviseChild, type SupervisedChild } from '@fairtone/servers/shared';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { SupabaseSettings } from '../settings.ts';
import { findBinaries, postgresOf } from './binaries.ts';
import { ids, initCluster } from './initCluster.ts';
import { placeBinaries, placeCluster } from './placement.ts';
import { clearStaleServer, isAcceptingConnections, POSTGRES_SIGNALS } from './postmasterPid.ts';
import { findPostgresUser } from './postgresUser.ts';

export type DatabaseServer = { child: SupervisedChild; isNew: boolean };

type Hooks = { onUp: () => void; onDown: () => void };

/** Runs Postgres on a loopback port, creates its cluster at the first start, and restarts it when it exits. */
export async function startServer(
  config: SupabaseSettings,
  port: number,
  password: string,
  hooks: Hooks,
): Promise<DatabaseServer> {
  const user = findPostgresUser();
  const binaries = placeBinaries(findBinaries(config.root), user);
  const clusterDir = await placeCluster(config.dataDir, user);
  await clearStaleServer(clusterDir);
  const isNew = await initCluster({ dataDir: config.dataDir, folder: clusterDir, binaries, user, password });
  const child = await superviseChild({
    name: 'database',
    dataDir: config.dataDir,
    command: postgresOf(binaries),
    args: ['-D', clusterDir, '-p', String(port), ...serverSettings()],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(user ? { user: ids(user) as { uid: number; gid: number } } : {}),
    mark: clusterDir,
    logFile: join(config.dataDir, 'logs/postgres.log'),
    signals: POSTGRES_SIGNALS,
    readyWithinMs: 60_000,
    isReady: (pid) => isAcceptingConnections(clusterDir, pid),
    beforeStart: () => clearStaleServer(clusterDir),
    ...hooks,
  });
  return { child, isNew };
}

/**
 * Megabytes of the tables that Postgres keeps in memory: an eighth of the machine's. It takes them when it has read as much, so a small shop
 * uses little.
 */
const sharedBuffersMb = () => Math.min(Math.max(Math.floor(totalmem() / 8 / 1024 ** 2), 128), 1024);

/** fsync and full_page_writes keep their defaults (on): acknowledged orders must survive a power cut. */
function serverSettings(): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: `${sharedBuffersMb()}MB`,
    work_mem: '8MB',
    jit: 'off',
    wal_level: 'logical',
    max_wal_senders: '4',
    max_replication_slots: '4',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
