import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Suspense, use } from 'react';
import { AlbumCover, Avatar, coverSources, Waveform } from '../index';
import { waveformPath } from './waveformPath';

// jsdom has no pointer events; a mouse event has all properties that a drag needs.
window.PointerEvent ??= class extends MouseEvent {} as never;

describe('a cover', () => {
  it('offers the stored sizes', () => {
    render(<AlbumCover url="http://x/album_covers/a/b-1400.jpg" alt="Salt and Signal" />);
    const image = screen.getByRole('img', { name: 'Salt and Signal' });
    expect(image).toHaveAttribute('src', 'http://x/album_covers/a/b-640.jpg');
    expect(image.getAttribute('srcset')).toContain('b-320.jpg 320w');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('has no sources in a discarded render, because the browser would keep it in memory', () => {
    const make = jest.spyOn(document, 'createElement');
    const never = new Promise<never>(() => undefined);
    const Waits = () => use(never);
    render(
      <Suspense>
        <AlbumCover url="http://x/album_covers/a/b-1400.jpg" alt="Dropped" />
        <Waits />
      </Suspense>,
    );
    const made = make.mock.results.map(({ value }) => value as unknown).filter((it) => it instanceof HTMLImageElement);
    make.mockRestore();
    expect(made.length).toBeGreaterThan(0);
    for (const image of made) for (const name of ['sizes', 'src', 'srcset']) expect(image).not.toHaveAttribute(name);
  });

  it('uses any other URL unchanged', () => {
    expect(coverSources('http://x/mine.png')).toEqual({ src: 'http://x/mine.png', srcset: '' });
  });

  it('falls back to the placeholder when there is none or it does not load', () => {
    const { rerender } = render(<AlbumCover url={null} alt="No cover" />);
    expect(screen.getByRole('img', { name: 'No cover' })).not.toHaveAttribute('src');
    rerender(<AlbumCover url="http://x/gone-1400.jpg" alt="Gone" />);
    fireEvent.error(screen.getByRole('img', { name: 'Gone' }));
    expect(screen.getByRole('img', { name: 'Gone' })).not.toHaveAttribute('src');
    rerender(<AlbumCover url="http://x/back-1400.jpg" alt="Back" />);
    expect(screen.getByRole('img', { name: 'Back' })).toHaveAttribute('src');
  });
});

it('an avatar without a picture shows initials', () => {
  render(<Avatar url={null} name="Marisol de la Vane" alt="Marisol de la Vane" />);
  expect(screen.getByRole('img', { name: 'Marisol de la Vane' })).toHaveTextContent('MV');
});

describe('the waveform', () => {
  const peaks = Array.from({ length: 400 }, (_, i) => i % 256);
  const show = (onSeek = jest.fn(), durationSeconds = 200) => {
    const view = render(
      <Waveform
        peaks={peaks}
        positionSeconds={60}
        durationSeconds={durationSeconds}
        onSeek={onSeek}
        label="Seek"
        valueText={(at) => `${at} of 200`}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Seek' });
    jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 400 } as DOMRect);
    return { ...view, slider, onSeek };
  };

  it('is a slider with a readable position', async () => {
    const { slider, container } = show();
    expect(slider).toHaveAttribute('aria-valuenow', '60');
    expect(slider).toHaveAttribute('aria-valuetext', '60 of 200');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('seeks by keyboard, inside the track', async () => {
    const { slider, onSeek } = show();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{Home}{End}');
    expect(onSeek.mock.calls.flat()).toEqual([65, 55, 75, 0, 200]);
  });

  it('shows the target of a drag and seeks once, on release', () => {
    const { slider, onSeek } = show();
    fireEvent.pointerDown(slider, { button: 0, clientX: 100 });
    fireEvent.pointerMove(slider, { clientX: 300 });
    expect(slider).toHaveAttribute('aria-valuenow', '150');
    expect(onSeek).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider, { clientX: 300 });
    expect(onSeek.mock.calls).toEqual([[150]]);
  });

  it('does nothing before the duration is known', () => {
    const { slider, onSeek } = show(jest.fn(), 0);
    fireEvent.pointerDown(slider, { button: 0, clientX: 100 });
    fireEvent.pointerUp(slider, { clientX: 100 });
    fireEvent.keyDown(slider, { key: 'End' });
    expect(onSeek).not.toHaveBeenCalled();
  });

  it('draws each bar as high as the loudest peak it covers', () => {
    expect(waveformPath([0, 255, 0, 0], 2)).toBe('M0.5 -1.000V1.000M1.5 -0.05V0.05'.replaceAll('0.05', '0.050'));
    expect(waveformPath([], 3).match(/M/g)).toHaveLength(3);
  });
});
