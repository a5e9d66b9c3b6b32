/** The door of this server: pages, releases and what machines read of the site. */
export { startCanaryWatch, type HealthReader } from './canary/canaryWatch.ts';
export type { EdgeSettings, ReleaseStoreSettings } from './settings.ts';
export { startEdge } from './startEdge.ts';
