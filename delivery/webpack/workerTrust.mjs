// The first module in every worker. The page's policy does not apply here, and libraries start workers from code that they contain: only
// such blobs of this verified file are started, nothing is loaded from a URL.
const { trustedTypes, Worker: NativeWorker } = globalThis;

if (trustedTypes && NativeWorker) {
  const policy = trustedTypes.createPolicy('fairtone', {
    createScriptURL(url) {
      if (url.startsWith(`blob:${globalThis.origin}/`)) return url;
      throw new TypeError(`Not a part of this worker: ${url}`);
    },
  });
  globalThis.Worker = class extends NativeWorker {
    constructor(url, options) {
      super(policy.createScriptURL(String(url)), options);
    }
  };
}
