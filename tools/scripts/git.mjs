import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** The output of a git command in the workspace, without the line's end. Throws when it fails, and without git. */
export const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 24,
  }).trim();
