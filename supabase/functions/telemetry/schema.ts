export { telemetryRequestSchema, type TelemetryResponse } from '@fairtone/contracts';
