/** The door of this server: pages, releases and what machines read of the site. */
export { startCanaryWatch, type HealthReader } from './canary/canaryWatch.ts';
export { EDGE_SETTINGS, readQa, readReleases } from './process/environment.ts';
export type { EdgeSettings } from './settings.ts';
export { PRERENDER_PROGRAM, startEdge } from './startEdge.ts';
