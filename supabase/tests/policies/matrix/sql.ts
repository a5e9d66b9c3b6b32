import type postgres from 'postgres';

/** A connection or a transaction on one. */
export type AnySql = postgres.ISql;
