/** @jest-environment node */
import { sortRules } from './sortRules.ts';

describe('the rules of a prerendered page', () => {
  it('are sorted into those of classes and keyframes by name, those of the product, and others of the whole page', () => {
    const inserted = {
      a1: '.css-a1{color:red}.css-a1:hover{color:blue}',
      'animation-b2': '@keyframes animation-b2{to{opacity:0}}',
      b3: '',
      c3: ':root{--bg:#fff}',
      d4: true as const,
      e5: '@page{margin:0}',
    };
    expect(sortRules(inserted)).toEqual({
      styles: { 0: inserted.c3, a1: inserted.a1, 'animation-b2': inserted['animation-b2'] },
      others: inserted.e5,
    });
  });
});
