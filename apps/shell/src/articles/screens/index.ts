import { BlogScreen } from './BlogScreen.tsx';
import { CopyrightScreen } from './CopyrightScreen.tsx';
import { HelpScreen } from './HelpScreen.tsx';
import { PostScreen } from './PostScreen.tsx';
import { TextScreen } from './TextScreen.tsx';

export { articlesLocales } from '../articlesLocales.ts';

/** In one chunk, because visitors who read one page read the next. */
export const screens = {
  Blog: BlogScreen,
  Copyright: CopyrightScreen,
  Help: HelpScreen,
  Post: PostScreen,
  Text: TextScreen,
};
