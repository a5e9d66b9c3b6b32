/** Public exports of this server: pages, releases, and responses for crawlers. */
export { CACHE_SETTINGS } from './cache/readCache.ts';
export { CANARY_WATCH_S, startCanaryWatch, type HealthReader } from './canary/canaryWatch.ts';
export type { ErrorAlert } from './errors/errorAlert.ts';
export { ERROR_WATCH_S, startErrorWatch } from './errors/errorWatch.ts';
export { EDGE_SETTINGS, readQa, readReleases } from './process/environment.ts';
export type { EdgeSettings } from './settings.ts';
export { PRERENDER_PROGRAM, startEdge } from './startEdge.ts';
