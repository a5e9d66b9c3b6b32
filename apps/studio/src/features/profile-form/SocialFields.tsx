import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { TextField } from '@fairtone/ui';
import { LINK_MAX, LINKS, type ProfileFormProblems, type ProfileFormValues } from './profileFormValues';

interface Props {
  values: ProfileFormValues;
  problems: ProfileFormProblems;
  onChange: (part: Partial<ProfileFormValues>) => void;
}

/** Fields for the artist's links to other sites. */
export function SocialFields({ values, problems, onChange }: Props) {
  const { t } = useTranslation('studio');
  return (
    <fieldset css={fields}>
      <legend css={legend}>{t('artistSettings.links')}</legend>
      {LINKS.map((kind) => (
        <TextField
          key={kind}
          label={t(`artistSettings.link.${kind}`)}
          placeholder={t(`artistSettings.placeholder.${kind}`)}
          maxLength={LINK_MAX}
          autoCapitalize="none"
          spellCheck={false}
          value={values[kind]}
          onChange={({ target }) => onChange({ [kind]: target.value })}
          error={problems[kind] && t(`artistSettings.problem.${problems[kind]}`)}
        />
      ))}
    </fieldset>
  );
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 'var(--space-5)',
  border: 0,
  margin: 0,
  padding: 0,
});
const legend = css({ fontWeight: 600, marginBottom: 'var(--space-4)', padding: 0 });
