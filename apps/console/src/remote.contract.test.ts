import { describeRemoteContract } from '@fairtone/testing';
import { remote } from './remote.ts';

describeRemoteContract(remote);
