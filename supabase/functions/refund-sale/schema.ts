export { refundSaleRequestSchema, type RefundSaleRequest, type RefundSaleResponse } from '@fairtone/contracts';
