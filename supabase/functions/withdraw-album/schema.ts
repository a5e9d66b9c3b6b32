export { withdrawAlbumRequestSchema, type WithdrawAlbumResponse } from '@fairtone/contracts';
