import { LOAD_FAILURES } from './telemetry.ts';

/**
 * What can go wrong with a remote, as logs, events and telemetry name it. It is not there: `timeout` no answer, `network` not
 * reached or an error of its server, `integrity_or_missing` not the file that was released, `contract` made for another host,
 * `invalid` not a remote, `crashed` threw while it was loaded. Later: `render` threw while it was shown, effects included,
 * `uncaught` threw elsewhere (a click, a timer, a promise), `redirects` led in circles.
 */
export const REMOTE_FAILURES = [...LOAD_FAILURES, 'render', 'uncaught', 'redirects'] as const;
export type RemoteFailure = (typeof REMOTE_FAILURES)[number];
