// Gives every project the targets that all of them have, so that `npx nx affected -t lint types test` checks what a change can break.
const { dirname } = require('node:path');

const OWN = ['default', '^production'];
/** What a whole configuration of a tool is made of. */
const LINT = ['{workspaceRoot}/eslint.config.mjs', '{workspaceRoot}/eslint.boundaries.mjs'];
const TYPES = ['{workspaceRoot}/tsconfig.json', '{workspaceRoot}/types/**/*'];
const JEST = ['{workspaceRoot}/jest.config.mjs', '{workspaceRoot}/tools/jest/**/*', ...TYPES];
/** Projects whose tests read files of every other one: their answers are good for one tree only. */
const READS_ALL = ['i18n', 'tools', 'backend', 'supabase'];

const target = (command, inputs, cache = true) => ({
  executor: 'nx:run-commands',
  cache,
  inputs: [...OWN, ...inputs],
  outputs: [],
  options: { command, cwd: '{workspaceRoot}' },
});

function targetsOf(root) {
  const name = root.split('/').at(-1);
  return {
    lint: target(`node node_modules/eslint/bin/eslint.js ${root} --max-warnings=0`, LINT),
    types: target(`node tools/nx/types.mjs ${root}`, [...TYPES, '{workspaceRoot}/tools/nx/types.mjs']),
    test: target(`node node_modules/jest/bin/jest.js --passWithNoTests ${root}/`, JEST, !READS_ALL.includes(name)),
  };
}

module.exports = {
  name: 'fairtone-project-targets',
  createNodesV2: [
    '{apps/*,libs/*,supabase,tools,e2e}/project.json',
    (files) =>
      files.map((file) => {
        const root = dirname(file).replaceAll('\\', '/');
        return [file, { projects: { [root]: { targets: targetsOf(root) } } }];
      }),
  ],
};
