// Built into one file of its own by delivery/webpack/verifiedWorker.mjs.
declare module '*.worker.ts?verified' {
  export const script: { url: string; integrity: string };
}
