import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import {
  createPaymentResponseSchema,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
} from '@fairtone/contracts';

const { useCheckoutCreatePaymentMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Creates the order and returns the URL where it is paid. An order of free albums is paid at once. */
    checkoutCreatePayment: build.mutation<CreatePaymentResponse, CreatePaymentRequest>({
      query: (request) => functionRequest('create-payment', request, createPaymentResponseSchema),
      invalidatesTags: (_result, error) => (error ? [] : ['Order', 'Purchase']),
    }),
  }),
});

export { useCheckoutCreatePaymentMutation };
