// node tools/run.mjs servers/edge/src/headers/printHeaders.ts <html> <url of the services> [stripe]
import { readFileSync } from 'node:fs';
import { staticHeaders } from './staticHeaders.ts';

const [html, servicesUrl, stripe] = process.argv.slice(2);
if (!html || !servicesUrl) throw new Error('Name the html file and the url of the services.');
process.stdout.write(`${staticHeaders(readFileSync(html, 'utf8'), servicesUrl, stripe === 'stripe')}\n`);
