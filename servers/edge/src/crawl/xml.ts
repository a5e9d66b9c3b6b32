import { escapeHtml } from '@fairtone/mail';

/** Characters that no XML document may contain, even escaped. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for the content of an element or attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** Writes an element that contains text. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
