import { api } from '@fairtone/api';
import type { Language } from '@fairtone/contracts';
import { articleFile } from './articleFile.ts';
import { articleSchema, type Article } from './articleSchema.ts';

interface ArticleRequest {
  language: Language;
  name: string;
}

const { useShellGetArticleQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** An article in a language; null where there is none of that name. */
    shellGetArticle: build.query<Article | null, ArticleRequest>({
      query:
        ({ language, name }) =>
        async (_clients, signal) => {
          const file = await articleFile(language, name);
          if (!file) return null;
          const response = await fetch(file, { signal });
          if (!response.ok) throw new Error(`The article ${name} answers ${response.status}`);
          return articleSchema.parse(await response.json());
        },
      // The file of an article never changes: another content has another name.
      keepUnusedDataFor: 600,
    }),
  }),
});

export { useShellGetArticleQuery };
