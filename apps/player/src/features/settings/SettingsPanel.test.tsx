import { makeStore, playerActions } from '@fairtone/store';
import { renderWithStore } from '@fairtone/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote.ts';
import { Component as SettingsPanel } from './SettingsPanel.tsx';

const TOKEN = '5f2d8f3c-0f6e-4b0e-9f54-0c9d5a3d2b11';

async function show(change?: Parameters<ReturnType<typeof makeStore>['dispatch']>[0]) {
  const prepared = makeStore();
  if (change) prepared.dispatch(change);
  const handleOpen = jest.fn();
  const view = await renderWithStore(<SettingsPanel isOpen onClose={() => undefined} onOpen={handleOpen} />, {
    remote,
    state: prepared.getState(),
  });
  return { ...view, handleOpen, player: () => view.store.getState().player };
}

describe('the settings of the player', () => {
  it('has recommendations, levelling and shortcuts switched on by default, and switches each off', async () => {
    const { user, player } = await show();
    for (const name of ['Keep playing with recommendations', 'Even loudness', 'Keyboard shortcuts']) {
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(player().settings).toMatchObject({ isRefilling: false, isLevelled: false, hasShortcuts: false });
  });

  it('shows crossfade and speed as text', async () => {
    const { user, player } = await show();
    const slider = screen.getByRole('slider', { name: 'Crossfade' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Off');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1 second');
    await user.selectOptions(screen.getByLabelText('Speed'), '1.5×');
    expect([player().settings.crossfadeS, player().rate]).toEqual([1, 1.5]);
  });

  it('counts the sleep timer down, and can stop at the end of the track', async () => {
    const { player } = await show();
    jest.useFakeTimers({ now: 1_000_000 });
    const timer = screen.getByLabelText('Sleep timer');
    fireEvent.change(timer, { target: { value: '5' } });
    expect(player().sleep).toEqual({ endsAtMs: 1_300_000, atTrackEnd: false });
    expect(screen.getByText('Stops in 5:00')).toBeVisible();
    act(() => void jest.advanceTimersByTime(61_000));
    expect(screen.getByText('Stops in 3:59')).toBeVisible();
    expect(timer).toHaveDisplayValue('5 minutes');
    fireEvent.change(timer, { target: { value: 'trackEnd' } });
    expect(player().sleep).toEqual({ endsAtMs: null, atTrackEnd: true });
    expect(screen.queryByText(/Stops in/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('stores a ListenBrainz token, refuses an invalid one, and deletes it', async () => {
    const { user, player } = await show();
    const field = screen.getByLabelText('Your user token');
    await user.type(field, 'hello');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(screen.getByText(/That is no ListenBrainz token/)).toBeVisible();
    await user.clear(field);
    await user.type(field, TOKEN);
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(player().settings.listenBrainzToken).toBe(TOKEN);
    expect(screen.queryByLabelText('Your user token')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(player().settings.listenBrainzToken).toBeNull();
  });

  it('opens the list of shortcuts', async () => {
    const { user, handleOpen } = await show();
    await user.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
    expect(handleOpen).toHaveBeenCalledWith('help');
  });

  it('has no accessibility violations', async () => {
    await show(playerActions.settingsChanged({ listenBrainzToken: TOKEN }));
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
