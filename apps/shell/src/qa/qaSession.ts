import type { PublicConfig, ReleaseManifest } from '@fairtone/contracts';
import type { OverrideProblem, RemoteOverrides, RemoteStatus } from '@fairtone/federation';
import type { EventLog } from './eventLog.ts';
import type { Observable } from './observable.ts';

/** The state of this page that the QA tools show. */
export interface QaSession {
  settings: NonNullable<PublicConfig['qa']>;
  /** The released manifest, without overrides. */
  released: ReleaseManifest;
  /** The manifest that this page was started with. */
  manifest: ReleaseManifest;
  applied: RemoteOverrides;
  /** All overrides that this browser requested, also those that could not be applied. */
  asked: RemoteOverrides;
  problems: Record<string, OverrideProblem>;
  events: EventLog;
  statuses: Observable<Record<string, RemoteStatus>>;
}
