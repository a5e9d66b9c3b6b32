import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Heading, LinkedText } from '@fairtone/ui';

/** The artist's description of the album, with its line breaks. */
export function AlbumDescription({ text }: { text: string }) {
  const { t } = useTranslation('catalog');
  return (
    <section css={section} aria-labelledby="about-album">
      <Heading level={2} size="title" id="about-album">
        {t('album.about')}
      </Heading>
      <p css={words}>
        <LinkedText text={text} />
      </p>
    </section>
  );
}

const section = css({ display: 'grid', gap: 'var(--space-3)', marginTop: 'var(--space-4)' });
const words = css({ maxWidth: '62ch', fontSize: '1rem', lineHeight: 1.65, whiteSpace: 'pre-line' });
