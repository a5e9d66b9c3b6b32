export { requestDownloadRequestSchema, type RequestDownloadResponse } from '@fairtone/contracts';
