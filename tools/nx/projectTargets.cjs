// Gives every project the targets that all of them have, so that `npx nx affected -t lint types test` checks everything that a change can
// break.
const { dirname } = require('node:path');
const teams = require('./teamTests.json');

const OWN = ['default', '^production'];
/** The files of which a tool's configuration consists. */
const LINT = ['oxlint.config.mjs', 'lint.boundaries.mjs', 'tools/lint/privateWords.mjs'].map(
  (file) => `{workspaceRoot}/${file}`,
);
const TYPES = ['{workspaceRoot}/tsconfig.json', '{workspaceRoot}/types/**/*'];
const JEST = ['{workspaceRoot}/jest.config.mjs', '{workspaceRoot}/tools/jest/**/*', ...TYPES];
/** Projects whose tests read files of all other projects: their results are valid for one tree only. */
const READS_ALL = ['i18n', 'tools', 'delivery', 'supabase'];
/** What a team's journeys need besides its own app. */
const PRODUCT = ['supabase/**/*', 'servers/**/*', 'e2e/support/**/*', 'e2e/platform/contract/**/*'].map(
  (path) => `{workspaceRoot}/${path}`,
);
const BUILT = [...Object.keys(teams), 'servers'];

const target = (command, inputs, more = {}) => ({
  executor: 'nx:run-commands',
  cache: true,
  inputs: [...OWN, ...inputs],
  outputs: [],
  options: { command, cwd: '{workspaceRoot}' },
  ...more,
});

const jest = (root) => `node node_modules/jest/bin/jest.js --passWithNoTests ${root}/`;

/** Servers read the schema, the builds and each other's bundles. */
const isCached = (root, name) => !root.startsWith('servers/') && !READS_ALL.includes(name);

/** For an app: all that its release needs. For other projects: their unit tests. */
function testOf(root, name) {
  if (!teams[name]) return target(jest(root), JEST, { cache: isCached(root, name) });
  const journeys = teams[name].browser.map((folder) => `{workspaceRoot}/${folder}/**/*`);
  return target(
    `node tools/nx/testTeam.mjs ${name}`,
    [...JEST, ...PRODUCT, ...journeys, { dependentTasksOutputFiles: '**/*' }],
    {
      dependsOn: [{ target: 'build', projects: BUILT }],
      parallelism: false,
    },
  );
}

/** For a remote: whether its build may go live. Everything that its team checks before a release, in one command. */
const readyOf = (name) => ({
  executor: 'nx:run-commands',
  dependsOn: ['lint', 'types', 'test', 'build'],
  options: { command: `node tools/run.mjs delivery/release/main.ts verify ${name}`, cwd: '{workspaceRoot}' },
});

const isRemote = (root) => root.startsWith('apps/') && root !== 'apps/shell';

function targetsOf(root) {
  const name = root.split('/').at(-1);
  return {
    lint: target(`node node_modules/oxlint/bin/oxlint -c oxlint.config.mjs --deny-warnings ${root}`, LINT),
    types: target(`node tools/nx/types.mjs ${root}`, [...TYPES, '{workspaceRoot}/tools/nx/types.mjs']),
    unit: target(jest(root), JEST, { cache: isCached(root, name) }),
    test: testOf(root, name),
    ...(isRemote(root) && { ready: readyOf(name) }),
  };
}

module.exports = {
  name: 'fairtone-project-targets',
  createNodesV2: [
    '{apps/*,libs/*,servers/*,delivery/*,delivery,supabase,tools,e2e}/project.json',
    (files) =>
      files.map((file) => {
        const root = dirname(file).replaceAll('\\', '/');
        return [file, { projects: { [root]: { targets: targetsOf(root) } } }];
      }),
  ],
};
