/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../webpack/paths.mjs';
import { WEBHOOK_EVENTS } from './payments';

it('the events that the doctor expects are those that docs/hosting.md lists', () => {
  const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const list = text.slice(text.indexOf('Developers > Webhooks'), text.indexOf('Choose the API version'));
  expect([...list.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, event]) => event)).toEqual([...WEBHOOK_EVENTS]);
});
