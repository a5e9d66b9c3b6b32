/** Parameters that newsletters, advertisements and social networks add to links: they change nothing of the page. */
const CAMPAIGN_MARK =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|li_fat_id|yclid|igshid?|mc_[ce]id|_hs(enc|mi)|mkt_tok|vero_id)(=|$)/;

/** The query of a URL, with its question mark, without campaign marks. */
export function withoutMarks(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !CAMPAIGN_MARK.test(pair));
  return kept.join('') === '' ? '' : `?${kept.join('&')}`;
}

/** Script that removes the marks from the address: the page is the one without them, and is shared so. */
export const REMOVE_MARKS = `(function(q,k){k=q.slice(1).split('&').filter(function(p){return !${CAMPAIGN_MARK}.test(p)}).join('&');k=k&&'?'+k;if(q&&k!==q)history.replaceState(history.state,'',location.pathname+k+location.hash)})(location.search)`;
