const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Every test file runs in a realm of its own, and jest compiles each module again for each realm. A script does not belong to
// a realm: each module is compiled once for all test files of a worker, which saves a large part of their time.
const scripts = new Map();

// Node intercepts each access to a global of a realm, which is slow in computations. These globals are passed to modules as parameters,
// because no test replaces them; those that fake timers and tests do replace (Date, fetch) are not among them.
const BUILT_IN = [
  ...['Object', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Symbol', 'Promise', 'Reflect', 'Proxy', 'RegExp', 'JSON'],
  ...['Number', 'String', 'Boolean', 'BigInt', 'Math', 'isNaN', 'parseInt', 'parseFloat', 'Error', 'TypeError'],
  ...['ArrayBuffer', 'DataView', 'Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array'],
  ...['Float32Array', 'Float64Array'],
];

/** A script whose value is the module's wrapper function: its parameters are the built-in objects, then jest's module arguments. */
function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${BUILT_IN.join(', ')}) { return function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n}})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

/** jest's runtime, with modules that are compiled once for all test files of a worker. */
module.exports = class SharedScriptsRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, _environment: environment } = this;
    const compileAsJest = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (!context) return null;
      let script;
      try {
        script = scriptOf(source, filename, executor.injectedModuleParameters);
      } catch {
        // jest reports files that cannot be read.
        return compileAsJest(source, filename);
      }
      return script.runInContext(context)(...BUILT_IN.map((name) => environment.global[name]));
    };
  }
};
