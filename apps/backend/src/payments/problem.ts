interface ProblemFields {
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'authentication_error';
  code?: string;
  param?: string;
}

/** A refusal in the shape of Stripe's errors, which the SDK turns into its own error classes. */
export class Problem extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 413 | 500,
    message: string,
    readonly fields: ProblemFields = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    const { type = 'invalid_request_error', ...rest } = this.fields;
    return Response.json({ error: { type, message: this.message, ...rest } }, { status: this.status });
  }
}

export function missing(kind: string, id: string): Problem {
  return new Problem(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
}
