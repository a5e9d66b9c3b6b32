import { offerReload } from './offerReload.ts';
import { RemoteError } from './remoteError.ts';

const gone = (version = '2', detail = '/x did not load') =>
  new RemoteError('catalog', version, 'integrity_or_missing', detail);
const chunkGone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('Reload of the page', () => {
  it.each([
    ['a part that the server no longer has', gone()],
    ['a chunk that a shown part could not load', chunkGone],
  ])('is offered after %s', (_what, error) => {
    const reload = jest.fn();
    offerReload(error, reload)!();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered once in a tab for the same version, and again for another', () => {
    offerReload(gone(), () => undefined)!();
    expect(offerReload(gone('2', 'its entry did not load'))).toBeNull();
    expect(offerReload(gone('3'))).not.toBeNull();
  });

  it.each([
    ['a part that threw', new RemoteError('catalog', '2', 'crashed', 'threw')],
    ['an error in rendering', new Error('broken')],
    ['nothing that is an error', undefined],
  ])('is not offered after %s', (_what, error) => expect(offerReload(error)).toBeNull());

  it('is not offered without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(offerReload(gone('2', 'its entry did not load'))).toBeNull();
  });
});
