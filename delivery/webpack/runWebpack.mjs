import webpack from 'webpack';

/** Runs one build and prints warnings. @returns webpack's compilation @throws with all errors of the build */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-warnings')));
        if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
        resolve(stats.compilation);
      });
    });
  });
}
