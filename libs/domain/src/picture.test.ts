import { AVATAR_MAX_BYTES, refusePicture } from './picture';

it.each([
  [{ type: 'image/png', size: AVATAR_MAX_BYTES }, null],
  [{ type: 'image/png', size: AVATAR_MAX_BYTES + 1 }, 'tooLarge'],
  [{ type: 'application/pdf', size: 1 }, 'notImage'],
  [{ type: '', size: AVATAR_MAX_BYTES + 1 }, 'notImage'],
] as const)('a file %p as avatar: %p', (file, refusal) => {
  expect(refusePicture(file, AVATAR_MAX_BYTES)).toBe(refusal);
});
