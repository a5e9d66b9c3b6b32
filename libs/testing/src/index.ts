export { describeRemoteContract } from './describeRemoteContract';
export { renderWithStore, type RenderOptions } from './renderWithStore';
export { offline, refusal, stubBackend, type StubbedRequest } from './stubBackend';
