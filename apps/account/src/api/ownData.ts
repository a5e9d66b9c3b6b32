import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import {
  deleteAccountResponseSchema,
  type DeleteAccountRequest,
  type DeleteAccountResponse,
} from '@fairtone/contracts';

const { useAccountDeleteAccountMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Erases the signed-in person's account. Refusals: see `deleteAccountRequestSchema`. */
    accountDeleteAccount: build.mutation<DeleteAccountResponse, DeleteAccountRequest>({
      query: (request) => functionRequest('delete-account', request, deleteAccountResponseSchema),
    }),
  }),
});

export { useAccountDeleteAccountMutation };
