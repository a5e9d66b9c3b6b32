/** Loads the code that few visits need. Rejects like the import of any other file. */
export const loadOnDemand = () => import('./onDemand.ts');
