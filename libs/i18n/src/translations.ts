// What tools and tests ask about texts in other languages; no part of the page.
export { inTranslation } from './inTranslation';
export { languages } from './languages';
export { englishOf, flatten, isStillEnglish } from './localeRules';
