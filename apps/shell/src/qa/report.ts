import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import type { QaSession } from './qaSession.ts';

const EVENTS = 100;

/** Report of this page for a team. It contains nothing about the signed-in user, and therefore no payloads of events. */
export function reportOf({ released, asked, applied, problems, statuses, events }: QaSession) {
  return {
    at: new Date().toISOString(),
    path: location.pathname,
    browser: navigator.userAgent,
    language: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    viewport: `${innerWidth}x${innerHeight}`,
    hostContract: HOST_CONTRACT_VERSION,
    releasedAt: released.generatedAt,
    released: Object.fromEntries(Object.entries(released.remotes).map(([remote, { live }]) => [remote, live.version])),
    overrides: { asked, applied, problems },
    remotes: statuses.get(),
    events: events
      .get()
      .slice(-EVENTS)
      .map(({ at, name, from }) => ({ at: new Date(at).toISOString(), name, from })),
  };
}
