import { useTranslation } from '@fairtone/i18n';
import { PasswordField } from '@fairtone/ui';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** `PasswordField` with translated labels. */
export function PasswordInput(props: Props) {
  const { t } = useTranslation('shell');
  return <PasswordField showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')} {...props} />;
}
