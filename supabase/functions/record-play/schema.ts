export { recordPlayRequestSchema, type RecordPlayResponse } from '@fairtone/contracts';
