export { requestDownloadRequestSchema, type RequestDownloadResponse } from '../../../libs/contracts/src/functions.ts';
