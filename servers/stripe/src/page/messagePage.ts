import { html } from 'hono/html';
import { layout, type Markup, type PageFrame } from './layout.ts';

/** A page with a message only: already paid, expired, unknown. */
export function messagePage(frame: PageFrame, body: string): Markup {
  return layout(
    frame,
    html`<section class="note">
      <h1>${frame.title}</h1>
      <p>${body}</p>
    </section>`,
  );
}
