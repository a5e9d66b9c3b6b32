// Builds a remote's own page: node libs/harness/page/build.mjs <remote>
import webpack from 'webpack';
import { REMOTES } from '../../federation/webpack/paths.mjs';
import { standaloneConfig } from './config.mjs';

const remote = process.argv[2];
if (!REMOTES.includes(remote)) throw new Error(`Name the remote to build: ${REMOTES.join(', ')}`);

const compiler = webpack(await standaloneConfig({ remote }));
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
);
if (stats.hasErrors()) throw new Error(stats.toString('errors-warnings'));
if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
