export { createPaymentRequestSchema, type CreatePaymentResponse } from '../../../libs/contracts/src/functions.ts';
