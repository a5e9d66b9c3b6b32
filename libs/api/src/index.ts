export { api, API_TAGS } from './api';
export { isApiError, isNotFound, toApiError, type ApiError } from './apiError';
export { supabaseBaseQuery, type ApiClients, type ApiRequest } from './baseQuery';
