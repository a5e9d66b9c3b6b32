const NETWORKS = {
  instagram: { label: 'Instagram', base: 'https://www.instagram.com/' },
  twitter: { label: 'Twitter', base: 'https://twitter.com/' },
  facebook: { label: 'Facebook', base: 'https://www.facebook.com/' },
  youtube: { label: 'YouTube', base: 'https://www.youtube.com/@' },
} as const;

const KINDS = ['website', 'instagram', 'twitter', 'facebook', 'youtube', 'other'] as const;
type Kind = (typeof KINDS)[number];

export interface SocialLink {
  kind: Kind;
  /** Always http or https. */
  url: string;
  /** Name of the network, or host name of the site. */
  label: string;
}

/** The URL to link to; null for other schemes than http and https, which could run as a script. */
function webUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function toLink(kind: Kind, text: string): SocialLink[] {
  const url = webUrl(text);
  if (kind === 'website' || kind === 'other') {
    return url ? [{ kind, url: url.href, label: url.hostname.replace(/^www\./, '') }] : [];
  }
  const { label, base } = NETWORKS[kind];
  if (url) return [{ kind, url: url.href, label }];
  const handle = text.replace(/^@/, '');
  // A text with a colon is a URL of another scheme, not a name.
  return handle && !handle.includes(':') ? [{ kind, url: base + encodeURIComponent(handle), label }] : [];
}

/** An artist's links in the order of the form: URLs as they are, names as links to their network. */
export function toSocialLinks(stored: Record<string, unknown>): SocialLink[] {
  return KINDS.flatMap((kind) => {
    const text = stored[kind];
    return typeof text === 'string' && text.trim() ? toLink(kind, text.trim()) : [];
  });
}
