import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Slider, Text } from '@fairtone/ui';
import { SHARES, stepOf } from './shares';

interface Props {
  /** Share of the devices, 1 to 100. */
  percent: number;
  onChange: (percent: number) => void;
}

/** Choice of a share of the devices in six steps. Choosing applies nothing. */
export function ShareSlider({ percent, onChange }: Props) {
  const { t } = useTranslation('console');
  const { percent: format } = useFormatters();
  const valueText = t('share.value', { share: format(percent / 100) });
  return (
    <div>
      {/* Hidden from screen readers: the slider has the same name and value. */}
      <Text css={heading} aria-hidden>
        <span>{t('share.label')}</span>
        <span css={chosen}>{format(percent / 100)}</span>
      </Text>
      <Slider
        label={t('share.label')}
        value={stepOf(percent)}
        min={0}
        max={SHARES.length - 1}
        step={1}
        valueText={valueText}
        onValueChange={(step) => onChange(SHARES[step]!)}
      />
      <div css={scale} aria-hidden>
        {SHARES.map((share) => (
          <span key={share}>{share}</span>
        ))}
      </div>
    </div>
  );
}

const heading = css({ display: 'flex', justifyContent: 'space-between', fontWeight: 600 });
const chosen = css({ fontVariantNumeric: 'tabular-nums' });
/** Each label is centred below the place of the slider's thumb, which is 18 px wide. */
const scale = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: -8,
  fontSize: 'var(--size-caption)',
  color: 'var(--text-muted)',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { width: 18, textAlign: 'center', whiteSpace: 'nowrap', display: 'flex', justifyContent: 'center' },
});
