import { interruptStart } from '../../../testing/interruptStart.ts';

test.each([50, 300, 1200, 2500])(
  'a start that is interrupted after %d ms leaves no process, and the next start works',
  interruptStart,
);
