export * from './functions';
