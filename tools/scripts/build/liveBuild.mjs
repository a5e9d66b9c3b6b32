import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../workspace/copyWorkspace.mjs';
import { root, run } from '../run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

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

/** Builds the shell and the remotes of a commit in another folder. Returns its `dist`. */
export async function buildCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-live-'));
  const tree = join(folder, 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await installPackages(tree);
    const remotes = readdirSync(join(tree, 'apps')).filter((name) => isRemote(tree, name));
    for (const app of ['shell', ...remotes]) {
      await must(await node(tree, 'delivery/webpack/buildApp.mjs', app), `${app} of ${commit.slice(0, 7)}`);
    }
    await must(await node(tree, 'tools/run.mjs', 'delivery/release/main.ts', 'live'), 'its releases');
    return { dist: join(tree, 'dist'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const isRemote = (tree, name) => readdirSync(join(tree, 'apps', name, 'src')).includes('remote.ts');
const node = (tree, script, ...args) =>
  run(process.execPath, [join(tree, script), ...args], { cwd: tree, quiet: true });

function must({ code, output }, what) {
  if (code !== 0) throw new Error(`${what} could not be built:\n${output}`);
}

/** Links the installed packages if they satisfy the commit's package.json. */
async function installPackages(tree) {
  const lock = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const [theirs, ours] = [lock(tree), lock(root)];
  const isHere = (path) => path === '' || theirs[path].version === ours[path]?.version;
  if (!Object.keys(theirs).every(isHere))
    return must(await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, quiet: true }), 'packages');
  linkPackages(root, tree);
}

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
