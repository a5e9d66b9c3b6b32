import { FunctionFailure } from '@fairtone/platform';
import { isNotFound, toApiError } from './apiError.ts';

describe('the error of a failed request has one shape', () => {
  it('when a function refused', () => {
    expect(toApiError(new FunctionFailure('already_owned', 'You own this', 409))).toEqual({
      status: 409,
      code: 'already_owned',
      message: 'You own this',
    });
  });

  it('when the data API refused', () => {
    expect(toApiError({ code: '42501', message: 'permission denied' }, 403)).toMatchObject({
      status: 403,
      code: '42501',
    });
  });

  it('when there was no response', () => {
    expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'network' });
  });

  it('and tells when a single row does not exist', () => {
    expect(isNotFound({ status: 406, code: 'PGRST116', message: '' })).toBe(true);
    expect(isNotFound({ status: 500, code: 'XX000', message: '' })).toBe(false);
  });
});
