import type { PublicConfig, ReleaseManifest } from '@fairtone/contracts';
import type { OverrideProblem, RemoteOverrides, RemoteStatus } from '@fairtone/federation';
import type { EventLog } from './eventLog.ts';
import type { Observable } from './observable.ts';

/** What the tools know of this page. */
export interface QaSession {
  settings: NonNullable<PublicConfig['qa']>;
  /** The released manifest, without overrides. */
  released: ReleaseManifest;
  /** What this page was started with. */
  manifest: ReleaseManifest;
  applied: RemoteOverrides;
  /** Overrides that were asked for and could not be had. */
  asked: RemoteOverrides;
  problems: Record<string, OverrideProblem>;
  events: EventLog;
  statuses: Observable<Record<string, RemoteStatus>>;
}
