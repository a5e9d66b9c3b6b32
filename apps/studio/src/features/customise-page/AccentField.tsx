import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, TextField } from '@fairtone/ui';
import { Check } from 'lucide-react';
import { ACCENT_PRESETS, type AccentProblem } from './pageLook';

interface Props {
  /** `#rrggbb`, or null for the product's accent. */
  value: string | null;
  problem: AccentProblem | null;
  onChange: (accent: string | null) => void;
}

/** The page's accent: a preset or a typed colour that has enough contrast in both themes. */
export function AccentField({ value, problem, onChange }: Props) {
  const { t } = useTranslation('studio');
  return (
    <fieldset css={fieldset}>
      <legend css={legend}>{t('customise.accent')}</legend>
      <div css={swatches}>
        <Button
          size="small"
          aria-pressed={value === null}
          icon={value === null ? <Check size={16} aria-hidden /> : undefined}
          onClick={() => onChange(null)}
        >
          {t('customise.noAccent')}
        </Button>
        {ACCENT_PRESETS.map((hex) => (
          <button
            key={hex}
            type="button"
            css={swatch}
            style={{ background: hex }}
            aria-label={t('customise.colour', { hex })}
            aria-pressed={value === hex}
            onClick={() => onChange(hex)}
          >
            {value === hex && <Check size={18} aria-hidden />}
          </button>
        ))}
      </div>
      <TextField
        label={t('customise.ownColour')}
        placeholder="#2563eb"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value.trim() || null)}
        error={problem && t(`customise.problem.${problem}`)}
        description={t('customise.contrastNote')}
      />
    </fieldset>
  );
}

const fieldset = css({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 'var(--space-3)' });
const legend = css({ padding: 0, marginBottom: 'var(--space-3)', fontWeight: 600 });
const swatches = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' });
const swatch = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: '2px solid var(--raised)',
  borderRadius: 'var(--radius-full)',
  color: 'white',
  cursor: 'pointer',
  outlineOffset: 2,
  '&[aria-pressed="true"]': { boxShadow: '0 0 0 2px var(--text)' },
});
