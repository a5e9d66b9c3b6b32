import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { fill, type PageLocale } from './locale.ts';
import type { Texts } from './texts/en.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageFrame {
  locale: PageLocale;
  texts: Texts;
  businessName: string;
  title: string;
  /** URL of the header's link: back to the shop, without paying. */
  backUrl: string | null;
  hasScript?: boolean;
}

/** The layout of all pages of the provider, always marked as test mode. */
export function layout(frame: PageFrame, content: Markup): Markup {
  const { texts, businessName, backUrl } = frame;
  return html`<!doctype html>
    <html lang="${frame.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${frame.title}</title>
        <link rel="stylesheet" href="/assets/pay.css" />
        ${frame.hasScript ? html`<script src="/assets/pay.js" defer></script>` : ''}
      </head>
      <body>
        <header class="bar">
          ${
            backUrl
              ? html`<a class="back" href="${backUrl}"
                  ><span aria-hidden="true">←</span> ${fill(texts.back, { business: businessName })}</a
                >`
              : html`<span class="brand">${businessName}</span>`
          }
          <strong class="mode">${texts.testMode}</strong>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
