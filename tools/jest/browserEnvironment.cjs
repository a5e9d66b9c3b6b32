const { TestEnvironment } = require('jest-environment-jsdom');

// Globals of browsers and Node that jsdom hides without a replacement.
const MISSING = [
  'TextDecoder',
  'TextEncoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'CompressionStream',
  'DecompressionStream',
];

/** Closes open channels at the end of the file: Node's would keep the test run alive. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with the web platform's own fetch, streams and text coding. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.BroadcastChannel ??= QuietChannel;
    // jsdom's typed arrays belong to another realm; TextEncoder's results must pass `instanceof` in tests.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
