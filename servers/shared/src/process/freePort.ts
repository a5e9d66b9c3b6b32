import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processCommand } from './processCommand.ts';

/** Below the ephemeral ports of Linux, macOS and Windows, so that no outgoing connection takes a port between choosing and listening. */
const [FIRST_PORT, LAST_PORT] = [15_000, 31_999];
const TRIES = 200;
/** One lease file per chosen port, with the pid of the process that chose it. */
const LEASES = join(tmpdir(), 'fairtone-ports');

/**
 * Finds a loopback port that is free and that no other process of Fairtone on this machine gets while this one runs: several
 * products start side by side in tests, and seconds lie between choosing a port and listening on it.
 * @throws {Error} when no port was free in 200 tries
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (lease(port) && (await isPortFree(port))) return port;
  }
  throw new Error('No free port on 127.0.0.1.');
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether the port now belongs to this process; leases of ended processes are ignored. */
function lease(port: number): boolean {
  const file = join(LEASES, String(port));
  try {
    mkdirSync(LEASES, { recursive: true });
    const owner = ownerOf(file);
    if (owner !== null && processCommand(owner) !== null) return false;
    if (owner !== null) rmSync(file, { force: true });
    // Fails when another process was faster.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    leased.push(file);
    return true;
  } catch (error) {
    // On a machine without a writable temporary folder, ports are still free; only products that start in parallel may collide.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

const leased: string[] = [];
process.once('exit', () => leased.forEach((file) => rmSync(file, { force: true })));

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}
