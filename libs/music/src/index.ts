export * from './album.ts';
export * from './albumRows.ts';
export * from './artistRows.ts';
export * from './boughtAlbumRow.ts';
export * from './columns.ts';
export * from './listedRows.ts';
export * from './track.ts';
export * from './trackRows.ts';
