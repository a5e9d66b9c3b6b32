export * from './account';
export * from './album';
export * from './cart';
export * from './duration';
export * from './genres';
export * from './money';
export * from './pricing';
export * from './queue';
