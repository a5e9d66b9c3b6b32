import type { Hono } from 'hono';
import { PAY_CSS } from './payCss.ts';
import { PAY_JS } from './payJs.ts';

export function assetRoutes(app: Hono): void {
  const serve = (text: string, type: string) => () =>
    new Response(text, {
      headers: { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    });
  app.get('/assets/pay.css', serve(PAY_CSS, 'text/css; charset=utf-8'));
  app.get('/assets/pay.js', serve(PAY_JS, 'text/javascript; charset=utf-8'));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
}
