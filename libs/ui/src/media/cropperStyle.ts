import { css } from '@emotion/react';

// react-easy-crop injects its style sheet at run time, which the content security policy refuses; these are its rules with our tokens.
export const cropperStyle = css({
  '.reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '.reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '.reactEasyCrop_Contain': { maxWidth: '100%', maxHeight: '100%', margin: 'auto', position: 'absolute', inset: 0 },
  '.reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: '1px solid var(--on-scrim)',
    boxShadow: '0 0 0 9999em',
    color: 'var(--scrim)',
    overflow: 'hidden',
  },
  '.reactEasyCrop_CropArea:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  '.reactEasyCrop_CropAreaGrid::before, .reactEasyCrop_CropAreaGrid::after': {
    content: '""',
    position: 'absolute',
    boxSizing: 'border-box',
    border: '1px solid var(--on-scrim)',
    opacity: 0.4,
  },
  '.reactEasyCrop_CropAreaGrid::before': { top: 0, bottom: 0, left: '33.33%', right: '33.33%', borderBlock: 0 },
  '.reactEasyCrop_CropAreaGrid::after': { top: '33.33%', bottom: '33.33%', left: 0, right: 0, borderInline: 0 },
});
