import { render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText';

const linksIn = (text: string) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container).toHaveTextContent(text.replace(/\s+/g, ' '), { normalizeWhitespace: true });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('a text with web addresses', () => {
  it.each([
    ['Tour: https://ada.example/tour?year=2026#may, and more.', ['https://ada.example/tour?year=2026#may']],
    ['(see http://a.example/x_(y)) or www.b.example!', ['http://a.example/x_(y', 'https://www.b.example']],
    ['https://a.example\nhttps://b.example/', ['https://a.example', 'https://b.example/']],
    ['No address: ada.example, me@a.example, javascript:alert(1), data:text/html,x', []],
    ['<a href="https://evil.example">', ['https://evil.example']],
    ['', []],
  ])('%p has the links %p', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('opens them in a window without access to this one', () => {
    render(<LinkedText text="https://a.example" />);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });
});
