export { startHarness } from './startHarness.tsx';
export type { LoggedEvent, HarnessControl } from './page/harnessControl.ts';
