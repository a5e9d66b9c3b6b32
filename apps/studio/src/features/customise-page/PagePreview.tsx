import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { accentTokens, colourTokens, type Theme } from '@fairtone/theme';
import { Avatar } from '@fairtone/ui';
import type { CSSProperties } from 'react';
import type { SectionPlace } from './pageLook';

interface Props {
  name: string;
  avatarUrl: string | null;
  bannerUrl: string | null;
  accent: string | null;
  pinnedTitle: string | undefined;
  places: readonly SectionPlace[];
}

/** A small preview of the page in the light and in the dark theme. */
export function PagePreview(props: Props) {
  const { t } = useTranslation('studio');
  return (
    <section css={pair} aria-label={t('customise.preview')}>
      {(['light', 'dark'] as const).map((theme) => (
        <MiniPage key={theme} theme={theme} {...props} />
      ))}
    </section>
  );
}

function MiniPage({ theme, name, avatarUrl, bannerUrl, accent, pinnedTitle, places }: Props & { theme: Theme }) {
  const { t } = useTranslation('studio');
  const tokens = { ...colourTokens(theme), ...(accent && accentTokens(accent, theme)) } as CSSProperties;
  const shown = places.filter(({ name, isShown }) => isShown && (name !== 'pinned' || pinnedTitle));
  return (
    <div css={page} style={tokens} data-preview={theme}>
      <p css={caption}>{t(`customise.theme.${theme}`)}</p>
      {bannerUrl && <img src={bannerUrl} alt="" css={banner} />}
      <div css={head}>
        <Avatar url={avatarUrl} name={name} size={36} />
        <strong css={title}>{name}</strong>
      </div>
      <span css={button}>{t('customise.follow')}</span>
      <ol css={list}>
        {shown.map(({ name }) => (
          <li key={name}>{name === 'pinned' ? pinnedTitle : t(`customise.section.${name}`)}</li>
        ))}
      </ol>
    </div>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 'var(--space-3)',
});
const page = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  minWidth: 0,
  padding: 'var(--space-3)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--bg)',
  color: 'var(--text)',
});
const caption = css({ fontSize: 'var(--size-caption)', color: 'var(--text-muted)' });
const banner = css({ width: '100%', height: 48, objectFit: 'cover', borderRadius: 'var(--radius-1)' });
const head = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minWidth: 0 });
const title = css({
  fontFamily: 'var(--font-display)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const button = css({
  justifySelf: 'start',
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: 'var(--size-caption)',
  fontWeight: 600,
});
const list = css({ paddingLeft: 'var(--space-5)', fontSize: 'var(--size-caption)', color: 'var(--text-muted)' });
