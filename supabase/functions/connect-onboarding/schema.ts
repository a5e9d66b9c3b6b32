export { connectOnboardingRequestSchema, type ConnectOnboardingResponse } from '@fairtone/contracts';
