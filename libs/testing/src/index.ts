export { cartItem } from './cartItem';
export { describeRemoteContract } from './describeRemoteContract';
export { readZip } from './readZip';
export { renderWithStore, type RenderOptions } from './renderWithStore';
export { artistSession, guestSession, listenerSession, unknownSession } from './sessions';
export { offline, refusal, stubBackend, type StubbedRequest } from './stubBackend';
