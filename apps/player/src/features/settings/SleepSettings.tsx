import { formatDuration } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectSleepTimer, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Select } from '@fairtone/ui';
import { useState } from 'react';
import { useRemaining } from './useRemaining.ts';

const MINUTES = [5, 15, 30, 45, 60];
const MINUTE_MS = 60_000;
const OFF = 'off';
const TRACK_END = 'trackEnd';

/** The sleep timer: when playback stops, and the remaining time. */
export function SleepSettings() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const { endsAtMs, atTrackEnd } = useAppSelector(selectSleepTimer);
  const remainingMs = useRemaining(endsAtMs);
  const [chosen, setChosen] = useState(atTrackEnd ? TRACK_END : String(Math.ceil((remainingMs ?? 0) / MINUTE_MS)));
  const isRunning = remainingMs !== null && remainingMs > 0;
  const nearest = String(MINUTES.find((minutes) => minutes >= Number(chosen)) ?? MINUTES.at(-1));
  const running = isRunning ? nearest : OFF;

  const handleChoice = (choice: string) => {
    setChosen(choice);
    const minutes = Number(choice);
    const endsAt = choice === OFF || choice === TRACK_END ? null : Date.now() + minutes * MINUTE_MS;
    dispatch(playerActions.sleepTimerSet({ endsAtMs: endsAt, atTrackEnd: choice === TRACK_END }));
  };
  return (
    <Select
      label={t('sleep.label')}
      description={isRunning ? t('sleep.remaining', { time: formatDuration(remainingMs) }) : undefined}
      value={atTrackEnd ? TRACK_END : running}
      options={[
        { value: OFF, label: t('sleep.off') },
        ...MINUTES.map((count) => ({ value: String(count), label: t('sleep.minutes', { count }) })),
        { value: TRACK_END, label: t('sleep.trackEnd') },
      ]}
      onChange={(event) => handleChoice(event.target.value)}
    />
  );
}
