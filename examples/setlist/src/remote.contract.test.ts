import { describeRemoteContract } from '@fairtone/testing';
import { remote } from './remote';

describeRemoteContract(remote);
