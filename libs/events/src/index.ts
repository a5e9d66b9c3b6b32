import { createEventBus } from './eventBus.ts';

export { createEventBus };

/** The page's only event bus. The shell shares this module, so every remote uses the same instance. */
export const eventBus = createEventBus();
