import { Fragment } from 'react';
import { Link } from '../actions/Link';

/** An address of the web in a text: a scheme that only shows pages, and no mark that ends a sentence or closes a bracket around it. */
const ADDRESS = /\b((?:https?:\/\/|www\.)[^\s<>"'“”«»]*[^\s<>"'“”«».,;:!?)\]}…])/i;

/** A user's text in which web addresses are links. The links are marked as user content (`rel="ugc nofollow"`). */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Split by a group, every other part is an address.
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
