const { TestEnvironment } = require('jest-environment-jsdom');

// Browsers and Node have these; jsdom hides Node's and brings none of its own.
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

/** A page's open channel ends with the page; Node's would keep the test run alive. */
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
    // jsdom's own typed arrays are another realm's; TextEncoder's results must pass `instanceof` in tests.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
