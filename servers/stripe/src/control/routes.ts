import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { Webhooks } from '../webhooks.ts';
import { bankControls } from './bank.ts';
import { clockControl } from './clock.ts';
import { connectControls } from './connect.ts';
import { subscriptionControls } from './subscriptions.ts';
import { webhookControls } from './webhooks.ts';

/** Switches for tests, mounted only when the settings enable them. They require the API key, like all other routes. */
export function controlRoutes(app: Hono, context: Context, webhooks: Webhooks): void {
  webhookControls(app, context, webhooks);
  bankControls(app, context);
  clockControl(app, context);
  connectControls(app, context);
  subscriptionControls(app, context);
}
