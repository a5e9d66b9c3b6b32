import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Checkbox, IconButton } from '@fairtone/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { moved, type SectionPlace } from './pageLook';

interface Props {
  places: readonly SectionPlace[];
  onChange: (places: SectionPlace[]) => void;
}

/** Orders the sections of the page and chooses which are shown. */
export function SectionOrder({ places, onChange }: Props) {
  const { t } = useTranslation('studio');
  const list = useRef<HTMLOListElement>(null);
  const [lastMove, setLastMove] = useState<{ name: string; direction: 'up' | 'down' } | null>(null);

  // At an end of the list the pressed button is disabled and loses the focus; the other button receives it.
  useEffect(() => {
    if (!lastMove) return;
    const buttons =
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-section="${lastMove.name}"] [data-move]`) ?? [];
    const usable = [...buttons].filter((button) => !button.disabled);
    (usable.find((button) => button.dataset.move === lastMove.direction) ?? usable[0])?.focus();
  }, [lastMove]);

  function move(index: number, direction: 'up' | 'down') {
    onChange(moved(places, index, direction === 'up' ? index - 1 : index + 1));
    setLastMove({ name: places[index]!.name, direction });
  }

  return (
    <fieldset css={fieldset}>
      <legend css={legend}>{t('customise.sections')}</legend>
      <ol ref={list} css={listStyle}>
        {places.map(({ name, isShown }, index) => {
          const section = t(`customise.section.${name}`);
          return (
            <li key={name} css={row} data-section={name}>
              <Checkbox
                label={section}
                checked={isShown}
                onChange={({ target }) =>
                  onChange(places.map((place) => (place.name === name ? { name, isShown: target.checked } : place)))
                }
              />
              <span css={arrows}>
                <IconButton
                  size="small"
                  data-move="up"
                  label={t('customise.up', { section })}
                  icon={<ArrowUp size={18} aria-hidden />}
                  disabled={index === 0}
                  onClick={() => move(index, 'up')}
                />
                <IconButton
                  size="small"
                  data-move="down"
                  label={t('customise.down', { section })}
                  icon={<ArrowDown size={18} aria-hidden />}
                  disabled={index === places.length - 1}
                  onClick={() => move(index, 'down')}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

const fieldset = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBottom: 'var(--space-2)', fontWeight: 600 });
const listStyle = css({ padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  borderBottom: '1px solid var(--line)',
});
const arrows = css({ display: 'flex', gap: 'var(--space-2)' });
