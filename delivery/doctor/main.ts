// npm run doctor -- --supabase URL --key KEY: says what is wrong with a shop that is going live. Changes nothing.
import { parseArgs } from 'node:util';
import { REMOTES, root } from '../webpack/paths.mjs';
import { examine } from './examine.ts';
import { renderReport } from './report.ts';
import { readExpected } from './setup.ts';

const HELP = `npm run doctor -- --supabase https://<project>.supabase.co --key <secret key>

  --site https://<site>      also the page, its headers and releases
  --stripe <sk_…>            also the Stripe account and its webhook
  --publishable <key>        the key of guests; without it that of the page
  --stripe-url URL           asks a test-mode provider instead of Stripe
  --json                     prints the findings as JSON

It reads only. Exit code: 0 when nothing is wrong, 1 otherwise, 2 when an option is missing.
Keys may also be in SUPABASE_SECRET_KEY and STRIPE_SECRET_KEY, where other users of the machine do not see them.`;

const { values } = parseArgs({
  options: {
    supabase: { type: 'string' },
    key: { type: 'string' },
    publishable: { type: 'string' },
    site: { type: 'string' },
    stripe: { type: 'string' },
    'stripe-url': { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const secretKey = values.key ?? process.env['SUPABASE_SECRET_KEY'];
const plain = (url: string | undefined) => url?.replace(/\/+$/, '') ?? null;
const supabaseUrl = plain(values.supabase);

if (values.help || !supabaseUrl || !secretKey) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const options = {
    supabaseUrl,
    secretKey,
    publishableKey: values.publishable ?? null,
    siteUrl: plain(values.site),
    stripeKey: values.stripe ?? process.env['STRIPE_SECRET_KEY'] ?? null,
    stripeUrl: values['stripe-url'] ?? null,
  };
  const findings = await examine(options, readExpected(root, REMOTES));
  console.log(values.json ? JSON.stringify(findings, null, 2) : renderReport(findings));
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}
