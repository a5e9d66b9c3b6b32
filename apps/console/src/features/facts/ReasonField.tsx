import { useTranslation } from '@fairtone/i18n';
import { TextField } from '@fairtone/ui';

/** As the function limits it. */
const REASON_MAX = 300;

/** Why a change is made; it becomes part of the log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('console');
  return (
    <TextField
      label={t('reason.label')}
      description={t('reason.hint')}
      maxLength={REASON_MAX}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
