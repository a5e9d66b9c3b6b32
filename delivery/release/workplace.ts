import type { ReleaseDesk } from '@fairtone/releases';

/** What a command of the release tool works with. */
export type Workplace = ReleaseDesk & {
  /** Folder of the project, whose builds are published. */
  root: string;
  sharedPackages: string[];
};
