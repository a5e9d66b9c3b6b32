export { drawAvatar, type AvatarRequest } from './drawAvatar';
export { drawCover, type CoverRequest } from './drawCover';
export { renderAvatar, renderCover } from './render';
