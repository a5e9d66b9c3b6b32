// In the shell's first bundle: the federation runtime that every remote's entry works with, so that none brings its own.
import federation from '@module-federation/webpack-bundler-runtime';
// Left out of the runtime of a build that exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime } = federation;

globalThis.__fairtoneFederation__ = {
  ...federation,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  // Each container that runs is an instance of its own; `init` would look for the shell's by the mark of this build.
  runtime: { ...runtime, init: runtime.createInstance },
};
