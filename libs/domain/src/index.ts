export * from './account.ts';
export * from './album.ts';
export * from './cart.ts';
export * from './duration.ts';
export * from './genres.ts';
export * from './money.ts';
export * from './pricing.ts';
export * from './queue.ts';
