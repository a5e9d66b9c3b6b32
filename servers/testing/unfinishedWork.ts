import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { Backend } from './clients.ts';
import { startUnfinishedRequest } from './unfinishedRequest.ts';
import { tusAs } from './tus.ts';

const JSON_TYPE = 'application/json';

/** Unfinished requests of a person to a backend, each of which waits for the rest of its body. */
export function unfinishedWork(backend: Backend, who: { token: string }) {
  const headers = (type: string) => ({
    apikey: backend.anonKey,
    authorization: `Bearer ${who.token}`,
    'content-type': type,
  });
  return {
    request: (method: string, path: string, body: object) =>
      startUnfinishedRequest(backend.url + path, method, headers(JSON_TYPE), Buffer.from(JSON.stringify(body))),

    upload: (bucket: string, name: string, bytes: Uint8Array, type: string) =>
      startUnfinishedRequest(`${backend.url}/storage/v1/object/${bucket}/${name}`, 'POST', headers(type), bytes),

    /** Sends all bytes of an announced upload in one request. */
    piece: (path: string, bytes: Uint8Array) =>
      startUnfinishedRequest(
        backend.url + path,
        'PATCH',
        { ...headers('application/offset+octet-stream'), 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        bytes,
      ),

    announce: async (bucketName: string, objectName: string, length: number, contentType: string): Promise<string> => {
      const answer = await tusAs(backend, who.token).create({ bucketName, objectName, contentType }, length);
      if (answer.status !== 201) throw new Error(`TUS answered ${answer.status}`);
      return answer.headers.get('location')!;
    },
  };
}

/** The provider's webhook for a paid order. */
export function paidWebhook(backend: Backend, orderId: string, cents: number) {
  const session = {
    id: `cs_${orderId}`,
    object: 'checkout.session',
    mode: 'payment',
    amount_total: cents,
    currency: 'usd',
    payment_status: 'paid',
    payment_intent: `pi_${orderId}`,
    metadata: { order_id: orderId },
  };
  const type = 'checkout.session.completed';
  const payload = JSON.stringify({ id: `evt_${orderId}`, object: 'event', type, data: { object: session } });
  const { webhookSecret: secret } = JSON.parse(readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8')) as {
    webhookSecret: string;
  };
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return startUnfinishedRequest(
    `${backend.url}/functions/v1/stripe-webhook`,
    'POST',
    { 'content-type': JSON_TYPE, 'stripe-signature': signature },
    Buffer.from(payload),
  );
}
