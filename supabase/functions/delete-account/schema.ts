export { deleteAccountRequestSchema, type DeleteAccountResponse } from '@fairtone/contracts';
