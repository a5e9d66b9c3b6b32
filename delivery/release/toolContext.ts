import type { Rights } from './keys/rights.ts';
import type { ReleaseStore } from './stores/store.ts';

/** The inputs of a command of the release tool. */
export type ToolContext = {
  /** Folder of the project whose builds are published. */
  root: string;
  store: ReleaseStore;
  rights: Rights;
  /** The person named in the log. */
  by: string;
  sharedPackages: string[];
  say: (line: string) => void;
};

/** Needed to change what is live. */
export type ReleaseContext = Pick<ToolContext, 'store' | 'rights' | 'by' | 'say'>;
