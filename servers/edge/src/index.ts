/** Public exports of this server: pages, releases, and responses for crawlers. */
export { CANARY_WATCH_S, startCanaryWatch, type HealthReader } from './canary/canaryWatch.ts';
export { EDGE_SETTINGS, readQa, readReleases } from './process/environment.ts';
export type { EdgeSettings } from './settings.ts';
export { PRERENDER_PROGRAM, startEdge } from './startEdge.ts';
