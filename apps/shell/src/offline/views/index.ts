export { InstallOffer } from './InstallOffer.tsx';
export { NeedsConnection } from './NeedsConnection.tsx';
export { NotOnDevice } from './NotOnDevice.tsx';
export { offlineLocales } from './offlineLocales.ts';
