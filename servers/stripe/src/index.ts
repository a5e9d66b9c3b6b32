/** Public exports of this server: the settings with which a launcher starts its process. */
export { PROVIDER_PROGRAM, providerEnv, type ProviderSettings } from './config.ts';
export { startProvider } from './provider.ts';
