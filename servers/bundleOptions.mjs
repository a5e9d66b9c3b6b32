/** How everything is bundled that runs in Node: our own code in one file for each entry, packages as they are installed. */
export const BUNDLE = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
};
