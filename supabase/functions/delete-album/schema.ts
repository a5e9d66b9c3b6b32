export { deleteAlbumRequestSchema, type DeleteAlbumResponse } from '@fairtone/contracts';
