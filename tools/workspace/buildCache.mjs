import { git } from '../scripts/git.mjs';

/**
 * Environment variables with which nx in a copy of the sources uses the builds that it keeps for this repository: nx knows a repository by its
 * history, which copies lack. A build is kept by what went into it, so a changed copy builds only what it changed.
 * @param folder the copy
 * @returns none without git
 */
export function sharedBuildCache(folder) {
  try {
    return { GIT_DIR: git('rev-parse', '--absolute-git-dir'), GIT_WORK_TREE: folder };
  } catch {
    return {};
  }
}
