import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { FieldError } from 'react-hook-form';

const line = css({ display: 'block' });

/** Every rule that a new password breaks, one per line. */
export function PasswordMistakes({ error }: { error: FieldError }) {
  const { t } = useTranslation('shell');
  const messages = Object.values(error.types ?? {})
    .flat()
    .filter((message) => typeof message === 'string');
  return (messages.length > 0 ? messages : [error.message ?? '']).map((key) => (
    <span key={key} css={line}>
      {t(key)}
    </span>
  ));
}
