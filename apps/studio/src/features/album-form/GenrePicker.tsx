import { css } from '@emotion/react';
import { GENRES, genreSlug } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { FieldNotes, useField } from '@fairtone/ui';
import type { ReactNode, Ref } from 'react';

interface Props {
  value: readonly string[];
  onChange: (genres: string[]) => void;
  error?: ReactNode;
  /** Gets the focus when no genre is chosen. */
  ref?: Ref<HTMLFieldSetElement>;
}

const fieldset = css({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 'var(--space-3)' });
const legend = css({ padding: 0, marginBottom: 'var(--space-3)', fontWeight: 600 });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '0 var(--space-4)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-full)',
  cursor: 'pointer',
  transition: 'background-color var(--motion-fast), color var(--motion-fast)',
  [media.hover]: { '&:hover': { background: 'var(--hover)' } },
  '&:has(:checked)': { background: 'var(--inverse)', color: 'var(--on-inverse)', borderColor: 'var(--inverse)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

/** Chooses any number of genres. They are stored in the order of `GENRES`, whatever the order of the clicks. */
export function GenrePicker({ value, onChange, error, ref }: Props) {
  const { t } = useTranslation('studio');
  const { controlId, controlProps } = useField({ error });

  const toggle = (genre: string, isChosen: boolean) =>
    onChange(GENRES.filter((name) => (name === genre ? isChosen : value.includes(name))));

  return (
    <fieldset ref={ref} css={fieldset} {...controlProps} tabIndex={-1}>
      <legend css={legend}>{t('albumForm.genres')}</legend>
      <div css={chips}>
        {GENRES.map((genre) => (
          <label key={genre} css={chip}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={value.includes(genre)}
              onChange={({ target }) => toggle(genre, target.checked)}
            />
            {t(`common:genres.${genreSlug(genre)}`)}
          </label>
        ))}
      </div>
      <FieldNotes controlId={controlId} error={error} />
    </fieldset>
  );
}
