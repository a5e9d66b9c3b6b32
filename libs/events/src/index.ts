import { createEventBus } from './eventBus.ts';

export { createEventBus };

/** The page's one bus. The shell shares this module, so every remote holds the same one. */
export const eventBus = createEventBus();
