import type { ReleaseContext } from '@fairtone/releases';

/** The inputs of a command of the release tool. */
export type ToolContext = ReleaseContext & {
  /** Folder of the project whose builds are published. */
  root: string;
  sharedPackages: string[];
};
