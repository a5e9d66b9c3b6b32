import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_HASHES } from './styleHashes.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const reactAria = (file: string) =>
  readFileSync(join(process.cwd(), 'node_modules/react-aria/dist/private', file), 'utf8');
const styleIn = (source: string) => /style\.textContent = `([^`]+)`/.exec(source)![1]!.trim();

// When an updated library inserts other styles, this test fails; otherwise visitors would see unstyled parts.
describe('the policy for styles', () => {
  it('allows the styles of sonner', async () => {
    await import('sonner');
    const written = [...document.querySelectorAll('style')].map(({ textContent }) => hashOf(textContent ?? ''));
    expect(written).toEqual([STYLE_HASHES.sonner]);
  });

  it('allows the styles of react-aria', () => {
    const press = styleIn(reactAria('interactions/usePress.mjs'));
    expect(hashOf(press.replace(/\$\{[^}]+PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'))).toBe(
      STYLE_HASHES.reactAriaPress,
    );
    expect(hashOf(styleIn(reactAria('overlays/usePreventScroll.mjs')))).toBe(STYLE_HASHES.reactAriaScroll);
  });

  it('allows the empty element that Emotion fills through its style sheet', () => {
    expect(hashOf('')).toBe(STYLE_HASHES.emotion);
  });
});
