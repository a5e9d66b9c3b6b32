export { createDonationRequestSchema, type CreateDonationResponse } from '@fairtone/contracts';
