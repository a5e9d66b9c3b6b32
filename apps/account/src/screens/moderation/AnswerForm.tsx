import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Banner, Button, RadioGroup, Stack, TextArea } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { useAccountAnswerReportMutation } from '../../api/moderation';
import { moderationRefusal } from './moderationRefusal';

const ANSWER_MAX = 2000;
const OUTCOMES = ['removed', 'kept'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Form that closes a report with an outcome. Hiding the subject is a separate action. */
export function AnswerForm({ reportId, onAnswered }: { reportId: string; onAnswered: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome>('kept');
  const [answer, setAnswer] = useState('');
  const [send, { error, isLoading }] = useAccountAnswerReportMutation();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const sent = await send({ reportId, outcome, answer: answer.trim() });
    if (sent.error) return;
    dispatch(toastShown({ title: t('moderation.closed'), tone: 'success' }));
    onAnswered();
  }

  return (
    <Stack as="form" gap={4} align="stretch" onSubmit={handleSubmit}>
      {error && <Banner tone="danger">{t(`moderation.error.${moderationRefusal(error)}`)}</Banner>}
      <RadioGroup
        label={t('moderation.outcomeLabel')}
        name="outcome"
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as Outcome)}
        options={OUTCOMES.map((value) => ({ value, label: t(`moderation.outcome.${value}`) }))}
      />
      <TextArea
        label={t('moderation.answer')}
        description={t('common:form.optional')}
        rows={3}
        maxLength={ANSWER_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isLoading={isLoading}>
          {t('moderation.close')}
        </Button>
      </div>
    </Stack>
  );
}
