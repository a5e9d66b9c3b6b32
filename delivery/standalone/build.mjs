// Builds the standalone pages of remotes: node delivery/standalone/build.mjs <remote …>
import webpack from 'webpack';
import { REMOTES } from '../webpack/paths.mjs';
import { standaloneConfig } from './config.mjs';

const remotes = process.argv.slice(2);
if (remotes.length === 0 || !remotes.every((remote) => REMOTES.includes(remote)))
  throw new Error(`Name the remotes to build: ${REMOTES.join(', ')}`);

// Sequentially in one process: the second build reuses the warm compiler.
const configs = Object.assign(await Promise.all(remotes.map((remote) => standaloneConfig({ remote }))), {
  parallelism: 1,
});
const compiler = webpack(configs);
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
);
if (stats.hasErrors()) throw new Error(stats.toString('errors-warnings'));
if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
