export { api, API_TAGS, letEndpointsBeReplaced } from './api.ts';
export { isApiError, isNotFound, toApiError, type ApiError } from './apiError.ts';
export { supabaseBaseQuery, type ApiClients, type ApiRequest } from './baseQuery.ts';
