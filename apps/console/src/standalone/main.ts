import { startHarness } from '@fairtone/harness';
import { remote } from '../remote.ts';

void startHarness(remote);
