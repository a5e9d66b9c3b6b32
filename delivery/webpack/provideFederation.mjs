// In the shell's first bundle: the federation runtime that the entries of all remotes use, so that none carries its own.
import federation from '@module-federation/webpack-bundler-runtime';
// webpack leaves it out of the runtime of a build that exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime } = federation;

globalThis.__fairtoneFederation__ = {
  ...federation,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  // Each container is an instance of its own; `init` would look for the shell's instance by the id of this build.
  runtime: { ...runtime, init: runtime.createInstance },
};
