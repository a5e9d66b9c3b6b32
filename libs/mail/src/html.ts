import type { Frame, MailBody } from './body.ts';

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/**
 * Mail programs support neither style sheets nor CSS variables, so colours are inline and readable on light and dark
 * backgrounds.
 */
const FONT = "font-family:'Inter',system-ui,-apple-system,'Segoe UI',sans-serif";
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#b23a1e;color:#ffffff;text-decoration:none;font-weight:600';
const MUTED = 'font-size:13px;line-height:1.5;color:#6b6560';

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const link = (label: string, url: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

function table(rows: NonNullable<MailBody['rows']>): string {
  const cells = rows.map(({ label, amount, isTotal }) => {
    const style = `padding:8px 0;border-top:1px solid #d9d2cb${isTotal ? ';font-weight:700' : ''}`;
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${cells.join('')}</table>`;
}

/** Renders the HTML document. All text written by users is escaped here and nowhere else. */
export function htmlOf(body: MailBody, frame: Frame): string {
  const { paragraphs, quote, rows = [], action, code, smallPrint = [] } = body;
  const blocks = [
    paragraph(frame.greeting),
    ...paragraphs.map((text) => paragraph(text)),
    quote && paragraph(quote, 'padding:8px 16px;border-left:3px solid #d9d2cb'),
    rows.length > 0 && table(rows),
    action && `<p style="margin:8px 0 24px">${link(action.label, action.path, BUTTON)}</p>`,
    code &&
      paragraph(code.label, 'margin:0') + paragraph(code.digits, 'font-size:28px;letter-spacing:4px;font-weight:700'),
    ...smallPrint.map((text) => paragraph(text, MUTED)),
  ].filter(Boolean);
  const site = link('Fairtone', frame.siteUrl, 'color:inherit');
  const ways = frame.links.map(({ label, url }) => link(label, url, 'color:inherit')).join(' · ');
  const footer = [site, escapeHtml(frame.footer), ways].filter(Boolean).join('<br>');
  return [
    `<!doctype html><html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(body.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px"><div style="max-width:560px;margin:0 auto;font-size:16px;line-height:1.6;${FONT}">`,
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700">Fairtone</p>`,
    blocks.join('\n'),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9d2cb;${MUTED}">${footer}</p></div></body></html>`,
  ].join('\n');
}
