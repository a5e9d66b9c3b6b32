interface ProblemFields {
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'authentication_error' | 'card_error';
  code?: string;
  param?: string;
  /** Further fields of the error object, such as `decline_code` and `payment_intent`. */
  more?: Record<string, unknown>;
}

/** A refusal with the fields of Stripe's errors, which the SDK maps to its error classes. */
export class Problem extends Error {
  /** True when the request was carried out with this result: its changes are kept. */
  isOutcome = false;

  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 500,
    message: string,
    readonly fields: ProblemFields = {},
  ) {
    super(message);
  }

  asOutcome(): this {
    this.isOutcome = true;
    return this;
  }

  toBody() {
    const { type = 'invalid_request_error', more, ...rest } = this.fields;
    return { error: { type, message: this.message, ...rest, ...more } };
  }

  toResponse(): Response {
    return Response.json(this.toBody(), { status: this.status });
  }
}

export function missing(kind: string, id: string, param = 'id'): Problem {
  return new Problem(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
