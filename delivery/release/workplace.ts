import type { Rights } from './keys/rights.ts';
import type { ReleaseStore } from './stores/store.ts';

/** What a command of the release tool works with. */
export type Workplace = {
  /** Folder of the project, whose builds are published. */
  root: string;
  store: ReleaseStore;
  rights: Rights;
  /** Who is named in the log. */
  by: string;
  sharedPackages: string[];
  say: (line: string) => void;
};

/** What it takes to change what is live. */
export type ReleaseDesk = Pick<Workplace, 'store' | 'rights' | 'by' | 'say'>;
