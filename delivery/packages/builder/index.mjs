export { buildRemote } from '../../webpack/buildRemote.mjs';
export { createConfig } from '../../webpack/createConfig.mjs';
