import { LOAD_FAILURES } from './telemetry.ts';

/**
 * Failures of a remote, as logs, events and telemetry name them. While loading: `timeout` no response, `network` not
 * reached or a server error, `integrity_or_missing` not the released file, `contract` built for another host contract,
 * `invalid` not a remote, `crashed` threw while loading. Later: `render` threw while rendering or in an effect,
 * `uncaught` threw elsewhere (a click, a timer, a promise, the cleanup of an effect), `redirects` redirected in a loop,
 * `froze` an earlier page of the device stopped answering while a part of it was mounted, so that it is not loaded there.
 */
export const REMOTE_FAILURES = [...LOAD_FAILURES, 'render', 'uncaught', 'redirects', 'froze'] as const;
export type RemoteFailure = (typeof REMOTE_FAILURES)[number];
