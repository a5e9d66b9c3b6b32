export { publishAlbumRequestSchema, type PublishAlbumResponse } from '../../../libs/contracts/src/functions.ts';
