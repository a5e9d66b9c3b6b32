import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, Checkbox, Stack, TextArea } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { useAccountSetHiddenMutation, type Subject, type SubjectFacts } from '../../api/moderation';
import { moderationRefusal } from './moderationRefusal';

const NOTE_MAX = 2000;

interface Props {
  subject: Subject;
  hold: SubjectFacts['hold'];
  onChanged: () => void;
}

/** Hides a visible subject, or restores a hidden one; the owner gets the note. */
export function HoldForm({ subject, hold, onChanged }: Props) {
  const { t } = useTranslation('account');
  const [note, setNote] = useState('');
  const [isLegal, setIsLegal] = useState(false);
  const [setHidden, { error, isLoading }] = useAccountSetHiddenMutation();
  const isHidden = hold !== null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const answer = await setHidden({ ...subject, isHidden: !isHidden, isLegal, note: note.trim() });
    if (answer.error) return;
    setNote('');
    onChanged();
  }

  return (
    <Stack as="form" gap={4} align="stretch" onSubmit={handleSubmit}>
      {error && <Banner tone="danger">{t(`moderation.error.${moderationRefusal(error)}`)}</Banner>}
      <TextArea
        label={t('moderation.note')}
        description={t('common:form.optional')}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {!isHidden && (
        <Checkbox
          label={t('moderation.legal')}
          checked={isLegal}
          onChange={(event) => setIsLegal(event.target.checked)}
        />
      )}
      <div>
        <Button type="submit" variant={isHidden ? 'secondary' : 'danger'} isLoading={isLoading}>
          {t(isHidden ? 'moderation.restore' : 'moderation.hide')}
        </Button>
      </div>
    </Stack>
  );
}
