import { addNamespace } from '@fairtone/i18n';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../app/lazyScreen.tsx';

type Screens = (typeof import('./screens/index.ts'))['screens'];

let texts: Promise<void> | undefined;

const open = (screen: keyof Screens) =>
  lazyScreen(async () => {
    const { articlesLocales, screens } = await import('./screens/index.ts');
    texts ??= addNamespace('articles', articlesLocales).catch((error: unknown) => {
      texts = undefined;
      throw error;
    });
    await texts;
    return { Component: screens[screen] };
  });

/** Routes of help, blog and other texts; their code loads when one of them is opened. */
export const articleRoutes: RouteObject[] = [
  { path: '/help', lazy: open('Help') },
  { path: '/blog', lazy: open('Blog') },
  { path: '/blog/:slug', lazy: open('Post') },
  { path: '/copyright', lazy: open('Copyright') },
  ...['/resources', '/developers', '/privacy', '/terms', '/cookies'].map((path) => ({ path, lazy: open('Text') })),
];
