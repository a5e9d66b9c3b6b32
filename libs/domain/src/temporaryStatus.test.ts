import { isTemporaryStatus } from './temporaryStatus';

it.each([0, 408, 429, 500, 503])('%d may pass', (status) => expect(isTemporaryStatus(status)).toBe(true));
it.each([200, 400, 401, 403, 404, 409, 413])('%d is a last word', (status) =>
  expect(isTemporaryStatus(status)).toBe(false),
);
