import type { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import type { Customer, Product } from '../objects/customer.ts';
import { unusedOfProduct } from '../objects/unusedFields.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { flag, httpUrl, metadata, text } from './params.ts';

const CUSTOMER = {
  description: text(350).optional(),
  email: z.email().max(512).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text(100).nullable() }).optional(),
  metadata,
  name: text(256).optional(),
  preferred_locales: z.array(text(10)).optional(),
};
const PRODUCT = {
  active: flag.optional(),
  description: text(5000).optional(),
  images: z.array(httpUrl).max(8).optional(),
  metadata,
  name: text(250).min(1),
};

const invoiceSettings = (
  { default_payment_method }: { default_payment_method: string | null } = { default_payment_method: null },
) => ({
  custom_fields: null,
  default_payment_method,
  footer: null,
  rendering_options: null,
});

export function customerRoutes(app: Hono, context: Context): void {
  onPost(app, context, '/v1/customers', CUSTOMER, (change, params) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      balance: 0,
      created: change.seconds,
      currency: null,
      default_source: null,
      delinquent: false,
      livemode: false,
      phone: null,
      shipping: null,
      ...{ description: null, email: null, name: null, preferred_locales: [], ...params },
      invoice_settings: invoiceSettings(params.invoice_settings),
    };
    change.put('customer', customer.id, customer);
    change.emit('customer.created', customer);
    return customer;
  });
  onGet(app, context, '/v1/customers/:id', (id) => find(context.store, 'customer', 'customer', id));
  onList(app, context, '/v1/customers', ({ email }) => matching(context.store.all('customer'), { email }));
  onPost(app, context, '/v1/customers/:id', CUSTOMER, (change, params, id) => {
    const customer = find(change, 'customer', 'customer', id);
    const invoice_settings = invoiceSettings(params.invoice_settings ?? customer.invoice_settings);
    const metadata = { ...customer.metadata, ...params.metadata };
    const updated: Customer = { ...customer, ...params, invoice_settings, metadata };
    change.put('customer', id, updated);
    return updated;
  });
}

export function productRoutes(app: Hono, context: Context): void {
  onPost(app, context, '/v1/products', { ...PRODUCT, id: text(100).min(1).optional() }, (change, params) => {
    const { id = newId('prod'), active = true, description = null, images = [], ...named } = params;
    const times = { created: change.seconds, updated: change.seconds };
    const shared = { object: 'product', livemode: false, type: 'service' } as const;
    const product: Product = { ...unusedOfProduct(), id, ...shared, ...times, active, description, images, ...named };
    change.put('product', id, product);
    return product;
  });
  onGet(app, context, '/v1/products/:id', (id) => find(context.store, 'product', 'product', id));
  onList(app, context, '/v1/products', () => matching(context.store.all('product'), {}));
}
