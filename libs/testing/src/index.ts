export { cartItem } from './cartItem';
export { describeRemoteContract } from './describeRemoteContract';
export { keptAlbum, keptDevice } from './keptDevice';
export { readZip } from './readZip';
export { releaseManifest } from './releaseManifest';
export { renderWithStore, type RenderOptions } from './renderWithStore';
export { artistSession, guestSession, listenerSession, unknownSession } from './sessions';
export { skipWaits } from './skipWaits';
export { offline, refusal, stubBackend, type StubbedRequest } from './stubBackend';
