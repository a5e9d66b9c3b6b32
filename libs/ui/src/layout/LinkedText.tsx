import { Fragment } from 'react';
import { Link } from '../actions/Link';

/** A web address in a text: with http(s) or `www.`, and without punctuation at its end. */
const ADDRESS = /\b((?:https?:\/\/|www\.)[^\s<>"'“”«»]*[^\s<>"'“”«».,;:!?)\]}…])/i;

/** User text with links for its web addresses, marked `ugc nofollow` for search engines. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // The group of the expression makes every other part an address.
    index % 2 === 1 ? (
      <Link
        key={index}
        href={/^www\./i.test(part) ? `https://${part}` : part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {part}
      </Link>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
