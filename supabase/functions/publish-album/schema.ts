export { publishAlbumRequestSchema, type PublishAlbumResponse } from '@fairtone/contracts';
