import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_HASHES } from './styleHashes.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const reactAria = (file: string) =>
  readFileSync(join(process.cwd(), 'node_modules/react-aria/dist/private', file), 'utf8');
const styleIn = (source: string) => /style\.textContent = `([^`]+)`/.exec(source)![1]!.trim();

// When an updated library writes other styles, this test fails instead of a part being unstyled for visitors.
describe('the policy for styles', () => {
  it('names what sonner writes', async () => {
    await import('sonner');
    const written = [...document.querySelectorAll('style')].map(({ textContent }) => hashOf(textContent ?? ''));
    expect(written).toEqual([STYLE_HASHES.sonner]);
  });

  it('names what react-aria writes', () => {
    const press = styleIn(reactAria('interactions/usePress.mjs'));
    expect(hashOf(press.replace(/\$\{[^}]+PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'))).toBe(
      STYLE_HASHES.reactAriaPress,
    );
    expect(hashOf(styleIn(reactAria('overlays/usePreventScroll.mjs')))).toBe(STYLE_HASHES.reactAriaScroll);
  });

  it('names the empty element that emotion fills through its sheet', () => {
    expect(hashOf('')).toBe(STYLE_HASHES.emotion);
  });
});
