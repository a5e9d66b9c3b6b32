#!/usr/bin/env node
// fairtone-build: builds the remote of this folder into dist/apps/<remote>.
import { buildRemote } from '../../webpack/buildRemote.mjs';
import { REMOTES } from './paths.mjs';

const [remote] = REMOTES;
console.log(`${remote} ${await buildRemote(remote)} is built in dist/apps/${remote}`);
