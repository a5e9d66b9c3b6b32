export { reportCopyrightRequestSchema, type ReportCopyrightResponse } from '@fairtone/contracts';
