export * from '../../libs/domain/src/media/testing/mediaFiles.ts';
