export { restoreAlbumRequestSchema, type RestoreAlbumResponse } from '@fairtone/contracts';
