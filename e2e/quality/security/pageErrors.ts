import type { BrowserContext } from '@playwright/test';

/** Violations of the content security policy, and errors, that the browser and the page reported. */
export interface PageErrors {
  /** `directive: what was refused` */
  violations: string[];
  /** Console errors, without the browser's own messages about refused responses. */
  errors: string[];
}

const OWN_NOTE = /^Failed to load resource/;

/** Listens before the first page of a browser context runs any script. Workers report to their console. */
export async function watch(context: BrowserContext): Promise<PageErrors> {
  const complaints: PageErrors = { violations: [], errors: [] };
  await context.exposeBinding('__violated', (_source, text: string) => void complaints.violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { __violated } = globalThis as unknown as { __violated: (text: string) => void };
      __violated(`${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile})`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !OWN_NOTE.test(message.text())) complaints.errors.push(message.text());
  });
  context.on('weberror', (error) => complaints.errors.push(String(error.error())));
  return complaints;
}
