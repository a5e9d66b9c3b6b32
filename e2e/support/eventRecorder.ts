import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type RemoteRelease } from '@fairtone/contracts';
import type { ReleaseFolder } from './releases';

/** A remote that records every event on the bus, built as another team might: a container and a release, no change of the shell. */
const ENTRY = `
globalThis.fairtone_eavesdropper = {
  init() {},
  get: () => Promise.resolve(() => ({
    remote: {
      name: 'eavesdropper',
      contract: '^1.0.0',
      routes: [{ path: '/eavesdropper', screen: () => Promise.resolve({ Component: () => null }) }],
      locales: Object.fromEntries(${JSON.stringify(LANGUAGES)}.map((language) => [language, () => Promise.resolve({ default: {} })])),
      start: () => Promise.resolve({
        start(host) {
          globalThis.__heard = [];
          return host.events.onAny((name, payload) => globalThis.__heard.push([name, payload]));
        },
      }),
    },
  })),
};
`;

/** Releases it beside the other remotes. Opening `/eavesdropper` loads it. */
export function releaseEventRecorder({ folder, release }: ReleaseFolder): void {
  const version = '1.0.0-test';
  const entry = 'remoteEntry.js';
  const live: RemoteRelease = {
    name: 'eavesdropper',
    version,
    contract: '^1.0.0',
    container: 'fairtone_eavesdropper',
    entry,
    routes: ['/eavesdropper'],
    slots: [],
    dialogs: [],
    hasStart: true,
    integrity: { [entry]: `sha384-${createHash('sha384').update(ENTRY).digest('base64')}` },
    preload: {},
    baseUrl: `/releases/eavesdropper/${version}/`,
  };
  mkdirSync(join(folder, 'eavesdropper', version), { recursive: true });
  writeFileSync(join(folder, 'eavesdropper', version, entry), ENTRY);
  release(live);
}
