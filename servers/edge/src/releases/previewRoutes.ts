import type { NodeBindings } from '@fairtone/servers/shared';
import { Hono, type Context } from 'hono';
import { previewEndedPage } from '../pages/textPage.ts';
import { askedLanguage, visitorLanguage } from '../visit/visitorLanguage.ts';
import { previewCookie, type FindPreview } from './previews.ts';

type Options = { find: FindPreview; isHttps: boolean };

/** No cache and no search engine keeps these answers, and other sites do not learn the link from a `Referer`. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** `/preview/<remote>/<id>` shows a preview in this browser from now on, `/preview/end` what is live. */
export function createPreviewRoutes({ find, isHttps }: Options): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();

  app.get('/preview/end', (context) => lead(context, '/', previewCookie(null, isHttps)));

  app.get('/preview/:remote/:id', async (context) => {
    const preview = await find(context.req.param('remote'), context.req.param('id'));
    if (!preview) {
      const { req } = context;
      const language =
        askedLanguage(req.query('lang')) ?? visitorLanguage(req.header('cookie'), req.header('accept-language'));
      return previewEndedPage(language);
    }
    // A screen of the remote itself, when it has one that needs no id.
    const screen = preview.release.routes.find((route) => !/[:*]/.test(route)) ?? '/';
    return lead(context, screen, previewCookie(preview, isHttps));
  });

  return app;
}

const lead = (context: Context, location: string, cookie: string) =>
  context.body(null, 303, { ...PRIVATE, location, 'set-cookie': cookie });
