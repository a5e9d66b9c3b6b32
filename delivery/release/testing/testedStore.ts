import type { ReleaseStore } from '@fairtone/releases';

/** A store under test. */
export type TestedStore = {
  /** @param leaseMs time after which the lock of a crashed process is taken over, in stores that have locks */
  open: (leaseMs?: number) => ReleaseStore;
  /** Reads, writes and deletes a file of the store without the store's rules; a null text deletes it. */
  files: {
    read: (name: string) => Promise<string | null>;
    write: (name: string, text: string | null) => Promise<void>;
  };
};
