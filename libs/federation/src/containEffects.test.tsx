import { act, render, screen } from '@testing-library/react';
import * as ReactOfPage from 'react';
import { containEffects } from './containEffects.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';

type Shares = Record<string, Record<string, { lib: () => typeof ReactOfPage; loaded?: boolean }>>;
const scope = { react: { '19.0.0': { lib: () => ReactOfPage } }, redux: { '5.0.0': { lib: () => 'redux' } } };

/** The shares of a remote, its React, and what its cleanups threw. */
function setUp() {
  const thrown: unknown[] = [];
  const shares = containEffects(scope, (error) => thrown.push(error)) as Shares;
  return { shares, React: shares.react!['19.0.0']!.lib(), thrown };
}

describe('React of a remote', () => {
  it.each(['useEffect', 'useLayoutEffect', 'useInsertionEffect'] as const)(
    'reports what a cleanup of %s throws, and the page around it stays',
    (hook) => {
      const { React, thrown } = setUp();
      const Screen = () => {
        React[hook](
          () => () => {
            throw new Error('in cleanup');
          },
          [],
        );
        return <p>the screen</p>;
      };
      const { rerender } = render(<Screen />);
      rerender(<p>the next screen</p>);
      expect(screen.getByText('the next screen')).toBeVisible();
      expect(thrown).toEqual([new Error('in cleanup')]);
    },
  );

  it('keeps what is shown when a cleanup throws before an effect runs again', () => {
    const { React, thrown } = setUp();
    const Screen = ({ album }: { album: number }) => {
      React.useEffect(
        () => () => {
          throw new Error('in cleanup');
        },
        [album],
      );
      return <p>album {album}</p>;
    };
    const { rerender } = render(<Screen album={1} />);
    rerender(<Screen album={2} />);
    expect(screen.getByText('album 2')).toBeVisible();
    expect(thrown).toHaveLength(1);
  });

  it('runs effects and their cleanups as the page does: by their dependencies', () => {
    const { React } = setUp();
    const calls: string[] = [];
    const Screen = ({ album }: { album: number }) => {
      React.useEffect(() => {
        calls.push(`on ${album}`);
        return () => void calls.push(`off ${album}`);
      }, [album]);
      return null;
    };
    const { rerender, unmount } = render(<Screen album={1} />);
    rerender(<Screen album={1} />);
    rerender(<Screen album={2} />);
    unmount();
    expect(calls).toEqual(['on 1', 'off 1', 'on 2', 'off 2']);
  });

  it('ends an effect that sets state without end: the boundary of the remote shows its fallback', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { React } = setUp();
    const failures: unknown[] = [];
    const Screen = () => {
      const [turn, setTurn] = React.useState(0);
      // Not in the same task: React itself stops that.
      React.useEffect(() => void Promise.resolve().then(() => setTurn(turn + 1)), [turn]);
      return <p>turn {turn}</p>;
    };
    render(
      <RemoteErrorBoundary fallback={() => <p>stopped</p>} onError={(error) => failures.push(error)}>
        <Screen />
      </RemoteErrorBoundary>,
    );
    await act(async () => {
      for (let tick = 0; tick < 3000; tick += 1) await Promise.resolve();
    });
    expect(await screen.findByText('stopped')).toBeVisible();
    expect(failures).toEqual([new Error('An effect ran 500 times without a pause')]);
    jest.restoreAllMocks();
  });

  it('is the only share that differs from the page', () => {
    const { shares, React } = setUp();
    expect(shares.redux).toBe(scope.redux);
    expect(React.createContext).toBe(ReactOfPage.createContext);
    expect(Object.keys(React)).toEqual(Object.keys({ ...ReactOfPage }));
    expect(shares.react!['19.0.0']!.loaded).toBe(true);
  });
});
