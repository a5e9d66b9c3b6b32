// Built into one file of its own by libs/federation/webpack/verifiedWorker.mjs.
declare module '*.worker.ts?verified' {
  export const script: { url: string; integrity: string };
}
