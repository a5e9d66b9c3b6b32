import { StableFederationIdsPlugin } from './stableFederationIds.mjs';

/** The ids of these modules, undefined where webpack chooses. */
function idsOf(identifiers: string[]) {
  const ids = new Map<object, string>();
  const modules = identifiers.map((text) => ({ identifier: () => text }));
  const hooks = { beforeModuleIds: { tap: (_name: string, run: (all: object[]) => void) => run(modules) } };
  const chunkGraph = { setModuleId: (module: object, id: string) => ids.set(module, id) };
  new StableFederationIdsPlugin().apply({
    hooks: { compilation: { tap: (_name: string, run: (compilation: object) => void) => run({ hooks, chunkGraph }) } },
  });
  return modules.map((module) => ids.get(module));
}

const inFolder = (folder: string) => [
  `provide module (default) react@19.3.1 = ${folder}/node_modules/react/index.js`,
  `provide module (default) react-dom@19.3.1 = ${folder}/node_modules/react-dom/index.js`,
  `${folder}/node_modules/.federation/entry.0f3a.js`,
  `javascript/esm|${folder}/apps/shell/src/index.ts`,
];

test('modules that federation adds have the same ids in every folder, each another', () => {
  const ids = idsOf(inFolder('/home/ada/shop'));
  expect(ids).toEqual(idsOf(inFolder('/srv/build/7')));
  expect(new Set(ids).size).toBe(4);
  expect(ids[3]).toBeUndefined();
});

test('two modules with one id end the build', () => {
  const [module] = inFolder('/srv');
  expect(() => idsOf([module!, module!])).toThrow('provided (default) react@19.3.1');
});
