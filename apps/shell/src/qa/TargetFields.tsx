import type { PublishedVersions } from '@fairtone/contracts';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Select, Stack, TextField } from '@fairtone/ui';
import type { Choice, ChoiceProblem } from './choices.ts';

interface Props {
  remote: string;
  origins: string[];
  versions: PublishedVersions[string];
  choice: Choice;
  problem: ChoiceProblem | undefined;
  onChoice: (choice: Choice) => void;
}

const SERVER = 'server:';

/** Choice of what this browser runs of a remote: the released version, another published one, or a dev server. */
export function TargetFields({ remote, origins, versions, choice, problem, onChoice }: Props) {
  const { t } = useTranslation('qa');
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const label = ({ version, role, publishedAt }: PublishedVersions[string][number]) =>
    [version, role && t(`roles.${role}`), publishedAt && day.format(new Date(publishedAt))].filter(Boolean).join(' · ');
  const chosen = choice.kind === 'version' && !versions.some(({ version }) => version === choice.version);

  const handleSelect = (value: string) => {
    if (value === '') onChoice({ kind: 'released' });
    else if (value === SERVER) onChoice({ kind: 'server', typed: origins[0] ?? '' });
    else onChoice({ kind: 'version', version: value });
  };
  return (
    <Stack gap={3}>
      <Select
        label={t('target.label')}
        aria-label={t('target.of', { remote })}
        value={choice.kind === 'version' ? choice.version : choice.kind === 'server' ? SERVER : ''}
        onChange={(event) => handleSelect(event.target.value)}
        options={[
          { value: '', label: t('target.released') },
          ...(chosen ? [{ value: choice.version, label: choice.version }] : []),
          ...versions.map((version) => ({ value: version.version, label: label(version) })),
          ...(origins.length > 0 || choice.kind === 'server' ? [{ value: SERVER, label: t('target.server') }] : []),
        ]}
      />
      {choice.kind === 'server' && (
        <TextField
          label={t('target.origin')}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={choice.typed}
          error={problem && t(`target.${problem}`, { origins: origins.join(', ') })}
          description={t('target.originHint')}
          onChange={(event) => onChoice({ kind: 'server', typed: event.target.value })}
        />
      )}
    </Stack>
  );
}
