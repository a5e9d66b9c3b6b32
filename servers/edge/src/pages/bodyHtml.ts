import { html } from 'hono/html';
import type { PageFacts } from './pageFacts.ts';

/** The text version of a page for clients without scripts: headings, picture and links. */
export function bodyHtml({ title, description, image, trail, lines, links }: PageFacts): string {
  const way = trail.slice(0, -1).map(({ path, text }) => html`<a href="${path}">${text}</a> › `);
  const items = (entries: unknown[]) =>
    entries.length > 0
      ? html`<ul>
          ${entries}
        </ul>`
      : '';
  return String(
    html`<noscript
      ><nav>${way}</nav>
      <h1>${title}</h1>
      ${image ? html`<img src="${image.url}" alt="${image.alt}" width="320" height="320" />` : ''}
      <p>${description}</p>
      ${
        lines.length > 0
          ? html`<ol>
              ${lines.map((line) => html`<li>${line}</li>`)}
            </ol>`
          : ''
      }${items(links.map(({ path, text }) => html`<li><a href="${path}">${text}</a></li>`))}</noscript
    >`,
  );
}
