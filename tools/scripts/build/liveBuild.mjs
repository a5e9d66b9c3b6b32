import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../workspace/copyWorkspace.mjs';
import { git } from '../git.mjs';
import { root, run } from '../run.mjs';

/**
 * The last released commit: the one that added the newest file of libs/contracts/released.
 * @returns null without git, and when the released commit is checked out
 */
export function lastRelease() {
  try {
    const commit = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'libs/contracts/released');
    return commit && commit !== git('rev-parse', 'HEAD') ? commit : null;
  } catch {
    return null;
  }
}

/** Builds a commit by its own `npm run build`, in another folder. Returns its `dist`. */
export async function buildCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-live-'));
  const tree = join(folder, 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Otherwise its build installs its own.
    if (lockfile(tree) === lockfile(root)) linkPackages(root, tree);
    const { code, output } = await run('npm', ['run', 'build'], { cwd: tree, quiet: true });
    if (code !== 0) throw new Error(`${commit.slice(0, 7)} could not be built:\n${output}`);
    return { dist: join(tree, 'dist'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const lockfile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Skipped when the repository is read-only. */
function canCheckOut() {
  try {
    accessSync(git('rev-parse', '--path-format=absolute', '--git-common-dir'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` with the build of the last release; without it when the available history does not contain it.
 * @param work gets the environment variables that name its folder for the browser tests
 */
export async function withLiveBuild(work) {
  const commit = lastRelease();
  if (!commit || !canCheckOut()) return work({});
  console.log(`Building what is live, ${commit.slice(0, 7)} …`);
  const live = await buildCommit(commit);
  try {
    return await work({ FAIRTONE_LIVE_BUILD: live.dist });
  } finally {
    live.remove();
  }
}
