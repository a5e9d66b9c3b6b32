export { sendMessageRequestSchema, type SendMessageResponse } from '@fairtone/contracts';
