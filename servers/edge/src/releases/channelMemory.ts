import type { ReleaseChannel } from '@fairtone/contracts';
import { logInfo, warn } from '@fairtone/servers/shared';

/** A `live.json` or its copy, as it was read: a valid channel, or what is wrong with the file. */
export type Reading = { place: string } & ({ channel: ReleaseChannel } | { fault: string; isMissing: boolean });

/** Not a fault, but logged once too: a remote that was published and never promoted looks the same as one that lost both files. */
const UNRELEASED = 'unreleased';

export type ChannelMemory = ReturnType<typeof createChannelMemory>;

/**
 * The last valid releases of each remote. While `live.json` is lost or damaged they stay live; a server that has just started uses
 * the copy that the release tool writes. The log names each fault once, and its end.
 */
export function createChannelMemory() {
  const kept = new Map<string, ReleaseChannel>();
  /** Remotes that were released, and of which nothing valid is known. */
  const unreadable = new Set<string>();
  /** The present fault of each remote, and of the store (empty name). */
  const faults = new Map<string, string>();
  let isRead = false;

  /** Logs a fault unless it is the one that was logged last; null ends it. */
  function note(name: string, fault: string | null, message: string, log = warn): void {
    if ((faults.get(name) ?? null) === fault) return;
    if (fault === null) faults.delete(name);
    else faults.set(name, fault);
    log('releases', message);
  }

  return {
    channelOf: (remote: string) => kept.get(remote),
    remotes: () => [...kept.keys()],
    /** False while a page may belong to a remote whose releases cannot be read. */
    isComplete: () => isRead && unreadable.size === 0,

    /**
     * Follows what was read of a remote.
     * @param readCopy reads the copy; called only when it is needed
     * @param wasReleased whether anything besides both files says that the remote was released
     * @returns the reading that is followed now; null when nothing changes
     */
    async follow(
      remote: string,
      live: Reading,
      readCopy: () => Reading | Promise<Reading>,
      wasReleased: () => boolean,
    ): Promise<Reading | null> {
      if ('channel' in live) {
        kept.set(remote, live.channel);
        unreadable.delete(remote);
        if (faults.get(remote) === UNRELEASED) faults.delete(remote);
        note(remote, null, `${live.place} is valid again: ${remote} follows it`, logInfo);
        return live;
      }
      const fault = `${live.place} ${live.fault}`;
      if (kept.has(remote)) {
        note(remote, fault, `${fault}. ${remote} stays at the releases that were read before`);
        return null;
      }
      const copy = await readCopy();
      if ('channel' in copy) {
        kept.set(remote, copy.channel);
        unreadable.delete(remote);
        note(remote, fault, `${fault}. ${remote} follows ${copy.place}`);
        return copy;
      }
      if (live.isMissing && copy.isMissing && !wasReleased()) {
        unreadable.delete(remote);
        note(remote, UNRELEASED, `${fault}: nothing of ${remote} is live`, logInfo);
        return null;
      }
      unreadable.add(remote);
      const both = `${fault}; ${copy.place} ${copy.fault}`;
      note(
        remote,
        both,
        `${both}. Nothing is known of ${remote}: its pages answer 503 until one of the files is valid`,
      );
      return null;
    },

    /** Follows the list of remotes: a remote that is not in it was removed from the store. */
    list(remotes: string[]): void {
      isRead = true;
      note('', null, 'The release store is read again', logInfo);
      for (const remote of [...kept.keys(), ...unreadable, ...faults.keys()].filter(
        (name) => !remotes.includes(name),
      )) {
        kept.delete(remote);
        unreadable.delete(remote);
        faults.delete(remote);
      }
    },
    /** Keeps everything while the store cannot be read. @param fault what is wrong, with the path or URL of the store */
    cannotList(fault: string): void {
      note('', fault, `The release store cannot be read: ${fault}`);
    },
  };
}
