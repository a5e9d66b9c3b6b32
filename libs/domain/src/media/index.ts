export { arraySource, type ByteSource } from './byteSource.ts';
export { checkMedia, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE_PX, type MediaFault } from './checkMedia.ts';
