import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { useState } from 'react';
import type { FollowSide } from '../../api/follows';
import type { Profile } from '../../api/profile';
import { PeopleDialog } from './PeopleDialog';

/** Numbers of followers and of followed people; each opens its list. */
export function FollowCounts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { number } = useFormatters();
  const [side, setSide] = useState<FollowSide | null>(null);
  return (
    <>
      {(['followers', 'following'] as const).map((one) => {
        const count = profile.counts?.[one] ?? 0;
        return (
          <button key={one} type="button" css={button} onClick={() => setSide(one)}>
            {t(`profile.${one}`, { count, shown: number(count) })}
          </button>
        );
      })}
      {side && <PeopleDialog personId={profile.id} name={profile.name} side={side} onClose={() => setSide(null)} />}
    </>
  );
}

const button = css({
  minHeight: 'var(--target)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
