/**
 * Texts of style elements that the page's libraries create. The empty one is emotion's: it inserts its rules
 * through the CSSOM. No other part of the page writes text into style elements.
 */
export const STYLE_HASHES = {
  emotion: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  sonner: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  reactAriaPress: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  reactAriaScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
};
