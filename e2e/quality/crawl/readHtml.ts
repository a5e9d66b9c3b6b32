/** A page as a client without JavaScript gets it. */
export interface PlainPage {
  status: number;
  html: string;
  /** The HTML without scripts: what such a client can read or follow. */
  text: string;
  /** Content of a `<meta>` by its name or property. */
  meta: (name: string) => string | null;
  /** URLs of `<link>`s whose tag contains this text. */
  links: (holding: string) => string[];
  title: string;
  /** schema.org data by type. */
  structured: Record<string, Record<string, unknown>>;
}

export async function readHtml(url: string, headers: Record<string, string> = {}): Promise<PlainPage> {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  const html = await answer.text();
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  return {
    status: answer.status,
    html,
    text: html.replace(/<script\b.*?<\/script>/gs, ''),
    meta: (name) => {
      const tag = tags('meta').find((meta) => meta.includes(`"${name}"`));
      return tag ? attribute(tag, 'content') : null;
    },
    links: (holding) => tags('link').flatMap((tag) => (tag.includes(holding) ? [attribute(tag, 'href')] : [])),
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    structured: Object.fromEntries(data.map((item) => [String(item['@type']), item])),
  };
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescape = (text: string) => text.replace(/&(lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign]!);
