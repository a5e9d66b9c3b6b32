const SECRETS: [RegExp, string][] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '<e-mail>'],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi, '<url>'],
  [/\beyJ[\w-]+(\.[\w-]+)*/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[0-9a-f]{16,}\b/gi, '<id>'],
  [/(["'`])(?:(?!\1).){1,200}\1/g, '<text>'],
  [/\d{4,}/g, '<number>'],
];

/** Removes from an error message what may identify a person: addresses, urls, ids, tokens, quoted text, long numbers. At most 200 characters. */
export function anonymous(message: string): string {
  const plain = SECRETS.reduce((text, [secret, name]) => text.replace(secret, name), message);
  return (
    plain
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, 200) || '<empty>'
  );
}
