/**
 * Style elements that the page's libraries write, by what stands in them. The empty one is emotion’s: its rules go
 * into the sheet, not into the text. Everything else on the page is styled without text in style elements.
 */
export const STYLE_HASHES = {
  emotion: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  reactAriaPress: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  reactAriaScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
};
