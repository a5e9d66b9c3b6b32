export { manageDonationRequestSchema, type ManageDonationResponse } from '@fairtone/contracts';
