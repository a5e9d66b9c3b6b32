/** @jest-environment node */
import { privateWordOfComment, privateWordOfName } from './privateWords.mjs';

describe('private language', () => {
  it.each([
    ['useLender', 'lender'],
    ['LENT_TO_ARTISTS', 'lent'],
    ['bringUpRemote', 'bring up'],
    ['runInTurn', 'in turn'],
    ['makeSeat', 'seat'],
    ['bringOutThree', 'bring out'],
    ['createVisitorCaps', 'visitor caps'],
    ['untilQuiet', 'until quiet'],
  ])('is found in the name %s', (name, found) => {
    expect(privateWordOfName(name)?.found).toBe(found);
  });

  it.each(['calendar', 'silentTrack', 'equivalent', 'upbringing', 'transplants', 'capsule', 'makeWayFor'])(
    'is not in %s',
    (name) => {
      expect(privateWordOfName(name)).toBeNull();
    },
  );

  it('is found in a comment, also across its lines', () => {
    expect(privateWordOfComment('* Shows what another app lends. ')?.instead).toBe('provides');
    expect(privateWordOfComment(' The page may ask anew. ')?.instead).toBe('request again');
    expect(privateWordOfComment('* Must make way\n * for the next one.')?.found).toBe('make way for');
  });

  it('is found in comments of apps and libs alone where other folders may use it', () => {
    const comment = '* Asks somebody. ';
    expect(privateWordOfComment(comment, 'libs/ui/src/Button.tsx')?.found).toBe('somebody');
    expect(privateWordOfComment(comment, 'servers/edge/src/start.ts')).toBeNull();
  });

  it('is not plain English, nor quoted code', () => {
    expect(privateWordOfComment(' Each player has a seat in turn. ')).toBeNull();
    expect(privateWordOfComment(' Replaces `useLender`. ')).toBeNull();
  });
});
