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
  /** http or https, whatever was stored. */
  url: string;
  /** The network's name, or the site's. */
  label: string;
}

/** An address to link to, or null: anything but http and https could run as a script. */
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
  // With a colon it would be an address of another kind, not a name.
  return handle && !handle.includes(':') ? [{ kind, url: base + encodeURIComponent(handle), label }] : [];
}

/** An artist's links in the order of the form: addresses as they are, names as pages of their network. */
export function toSocialLinks(stored: Record<string, unknown>): SocialLink[] {
  return KINDS.flatMap((kind) => {
    const text = stored[kind];
    return typeof text === 'string' && text.trim() ? toLink(kind, text.trim()) : [];
  });
}
