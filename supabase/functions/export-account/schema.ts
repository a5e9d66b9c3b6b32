export { exportAccountRequestSchema } from '@fairtone/contracts';
