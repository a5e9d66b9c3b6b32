/** URLs that share a link with a text, by service. */
export function shareTargets(url: string, text: string) {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)];
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
    twitter: `https://twitter.com/intent/tweet?url=${link}&text=${words}`,
  };
}
