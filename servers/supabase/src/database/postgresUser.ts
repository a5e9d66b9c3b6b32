import { execFileSync, spawnSync } from 'node:child_process';

export type SystemUser = { name: string; uid: number; gid: number };

const OWN_USER = 'fairtone';

/**
 * Postgres refuses to run as root. Returns the unprivileged user that runs it, created if missing;
 * null when the gateway itself is not root.
 */
export function findPostgresUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  return lookUp(OWN_USER) ?? makeUser() ?? lookUp('postgres') ?? lookUp('nobody') ?? failWithoutUser();
}

function lookUp(name: string): SystemUser | null {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { name, uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function makeUser(): SystemUser | null {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]],
    ['adduser', ['-S', '-D', '-H', OWN_USER]],
  ];
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return lookUp(OWN_USER);
  }
  return null;
}

function failWithoutUser(): never {
  throw new Error(
    'Postgres does not run as root, and no other user could be found or made. Start Fairtone as a normal user.',
  );
}

/** Whether that user can enter the folder and, if requested, write in it. Tested by doing it: modes alone miss ACLs and mounts. */
export function canUse(user: SystemUser, folder: string, isWriting: boolean): boolean {
  const probe = isWriting ? 'cd "$1" && touch .fairtone-probe && rm .fairtone-probe' : 'cd "$1" && ls . >/dev/null';
  const { uid, gid } = user;
  return spawnSync('/bin/sh', ['-c', probe, 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}
