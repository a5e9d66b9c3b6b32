/** The door of this server: it runs as a process of its own, and whoever starts that process gives it these settings. */
export { PROVIDER_PROGRAM, providerEnv, type ProviderSettings } from './config.ts';
export { startProvider } from './provider.ts';
