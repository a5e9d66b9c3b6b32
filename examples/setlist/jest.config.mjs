import { preset } from '@fairtone/builder/jest';

export default preset;
