import { createContext } from 'react';

/** True where only an icon fits: what is missing there is told without a line of text. */
export const TightPlace = createContext(false);
