export { createPaymentRequestSchema, type CreatePaymentResponse } from '@fairtone/contracts';
