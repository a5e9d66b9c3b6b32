import type { applyOverrides as apply } from './applyOverrides.ts';

/** `applyOverrides`, whose code only testers load. @throws when it cannot be loaded */
export const applyOverrides: typeof apply = async (...request) =>
  (await import('./applyOverrides.ts')).applyOverrides(...request);
