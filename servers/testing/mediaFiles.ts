export * from '../../libs/media/src/testing/mediaFiles.ts';
