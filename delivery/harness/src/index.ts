export { startHarness } from './startHarness.tsx';
export type { LoggedEvent, StageControl } from './stage/stageControl.ts';
