/**
 * How many test files run at the same time. The tests are measured on two cores, where the third works while another waits for a
 * server, a database or a sound; each browser worker and each database worker has a product of its own.
 */
export const WORKERS = '3';
