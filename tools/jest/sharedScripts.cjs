const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Every test file runs in a realm of its own, and jest compiles each module anew for each realm. A script does not belong to
// a realm: this one is compiled once for all test files of a worker, which is a good part of their time.
const scripts = new Map();

// Node asks its own code each time that a module names a global: slow for what computes. These are given to modules by name,
// as no test replaces them; what fake timers and tests do replace (Date, fetch) is not among them.
const BUILT_IN = [
  ...['Object', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Symbol', 'Promise', 'Reflect', 'Proxy', 'RegExp', 'JSON'],
  ...['Number', 'String', 'Boolean', 'BigInt', 'Math', 'isNaN', 'parseInt', 'parseFloat', 'Error', 'TypeError'],
  ...['ArrayBuffer', 'DataView', 'Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array'],
  ...['Float32Array', 'Float64Array'],
];

/** A script whose value makes the function around a module: of the built-in objects, then of what jest gives to a module. */
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
        // jest says what is wrong with a file that cannot be read.
        return compileAsJest(source, filename);
      }
      return script.runInContext(context)(...BUILT_IN.map((name) => environment.global[name]));
    };
  }
};
