import { CacheProvider, css } from '@emotion/react';
import { KEPT_RULES_ATTRIBUTE, PRODUCT_RULES } from '@fairtone/contracts';
import { render, screen } from '@testing-library/react';
import { createStyleCache, hasProductRules } from './pageStyles.ts';

const red = css({ color: 'red' });
const blue = css({ color: 'blue' });

afterEach(() => document.head.replaceChildren());

function open(names?: string) {
  if (names) document.head.innerHTML = `<style ${KEPT_RULES_ATTRIBUTE}="${names}"></style>`;
  render(
    <CacheProvider value={createStyleCache()}>
      <p css={red}>Red</p>
      <p css={blue}>Blue</p>
    </CacheProvider>,
  );
  return [...document.head.querySelectorAll('style')].map(({ dataset, sheet }) => ({
    kept: dataset.keptRules,
    rules: [...sheet!.cssRules].map(({ cssText }) => cssText).join(''),
  }));
}

describe('the styles of a page', () => {
  it('stay where they are when the page came with them, and others follow', () => {
    const [kept, ...inserted] = open(red.name);
    expect(kept!.kept).toBe(red.name);
    expect(screen.getByText('Red')).toHaveClass(`css-${red.name}`);
    const rules = inserted.map((each) => each.rules).join('');
    expect(rules).toContain(blue.name);
    expect(rules).not.toContain(red.name);
  });

  it('are inserted on a page without any', () => {
    expect(open().map(({ rules }) => rules).join('')).toContain(red.name); // prettier-ignore
  });

  it('contain the rules of the product where the page came with them', () => {
    expect(hasProductRules()).toBe(false);
    open(`${PRODUCT_RULES} ${red.name}`);
    expect(hasProductRules()).toBe(true);
  });
});
