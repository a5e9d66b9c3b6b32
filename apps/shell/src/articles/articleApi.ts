import { api } from '@fairtone/api';
import type { Language } from '@fairtone/contracts';
import { articleFile } from './articleFile.ts';
import { articleSchema, type Article } from './articleSchema.ts';

interface Wanted {
  language: Language;
  name: string;
}

const { useShellGetArticleQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** An article in a language; null where there is none of that name. */
    shellGetArticle: build.query<Article | null, Wanted>({
      query:
        ({ language, name }) =>
        async (_clients, signal) => {
          const file = await articleFile(language, name);
          if (!file) return null;
          const response = await fetch(file, { signal });
          if (!response.ok) throw new Error(`The article ${name} answers ${response.status}`);
          return articleSchema.parse(await response.json());
        },
      // Their files never change under their names.
      keepUnusedDataFor: 600,
    }),
  }),
});

export { useShellGetArticleQuery };
