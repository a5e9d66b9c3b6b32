import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import {
  CROSSFADE_MAX_S,
  playerActions,
  selectPlayerSettings,
  selectRate,
  useAppDispatch,
  useAppSelector,
} from '@fairtone/store';
import { Checkbox, Select, Slider } from '@fairtone/ui';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const line = css({ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-3)', fontWeight: 500 });
const value = css({ fontVariantNumeric: 'tabular-nums' });
const note = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)' });

/** Settings for recommendations, levelling, crossfade and speed. */
export function SoundSettings() {
  const { t, i18n } = useTranslation('player');
  const dispatch = useAppDispatch();
  const { isRefilling, crossfadeS, isLevelled } = useAppSelector(selectPlayerSettings);
  const rate = useAppSelector(selectRate);
  const crossfade = crossfadeS === 0 ? t('settings.crossfadeOff') : t('settings.seconds', { count: crossfadeS });
  const times = new Intl.NumberFormat(i18n.language);
  return (
    <div css={column}>
      <Checkbox
        label={t('settings.refill')}
        description={t('settings.refillNote')}
        checked={isRefilling}
        onChange={(event) => dispatch(playerActions.settingsChanged({ isRefilling: event.target.checked }))}
      />
      <Checkbox
        label={t('settings.level')}
        description={t('settings.levelNote')}
        checked={isLevelled}
        onChange={(event) => dispatch(playerActions.settingsChanged({ isLevelled: event.target.checked }))}
      />
      <div>
        <p css={line} aria-hidden>
          <span>{t('settings.crossfade')}</span>
          <span css={value}>{crossfade}</span>
        </p>
        <Slider
          label={t('settings.crossfade')}
          min={0}
          max={CROSSFADE_MAX_S}
          value={crossfadeS}
          valueText={crossfade}
          onValueChange={(seconds) => dispatch(playerActions.settingsChanged({ crossfadeS: seconds }))}
        />
        <p css={note}>{t('settings.crossfadeNote')}</p>
      </div>
      <Select
        label={t('settings.rate')}
        value={String(rate)}
        options={RATES.map((one) => ({ value: String(one), label: `${times.format(one)}×` }))}
        onChange={(event) => dispatch(playerActions.rateChanged(Number(event.target.value)))}
      />
    </div>
  );
}
