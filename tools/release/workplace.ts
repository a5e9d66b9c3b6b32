import type { ReleaseStore } from './store.ts';

/** What a command of the release tool works with. */
export type Workplace = {
  /** Folder of the project, whose builds are published. */
  root: string;
  store: ReleaseStore;
  /** Who is named in the log. */
  by: string;
  sharedPackages: string[];
  say: (line: string) => void;
};
