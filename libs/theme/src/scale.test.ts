/** @jest-environment node */
import { breakpoints, media } from './scale.ts';

test('a phone is narrower than 640 px, and the desktop’s navigation begins at 768 px', () => {
  expect(breakpoints).toEqual({ compact: 640, wide: 768 });
  expect(media).toMatchObject({
    compactOnly: '@media (max-width: 639.98px)',
    belowWide: '@media (max-width: 767.98px)',
    wide: '@media (min-width: 768px)',
  });
});
