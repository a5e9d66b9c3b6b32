import { isApiError } from '@fairtone/api';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Banner, Button, Checkbox, Stack, TextArea, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useShellReportCopyrightMutation } from './takedownApi.ts';
import { subjectOf, takedownSchema, type TakedownFields } from './takedownSchema.ts';

const KNOWN_REFUSALS = ['subject_not_found', 'too_many_notices'];

/** Form for a rights holder's takedown notice. Once sent, it is replaced by what comes next. */
export function TakedownForm() {
  const { t } = useTranslation('articles');
  const language = useLanguage();
  const [params] = useSearchParams();
  const [report, { error, isSuccess }] = useShellReportCopyrightMutation();
  const { register, handleSubmit, formState, getValues } = useForm<TakedownFields>({
    resolver: zodResolver(takedownSchema),
    defaultValues: {
      link: params.get('link') ?? '',
      name: '',
      email: '',
      details: '',
      isGoodFaith: false,
      isAccurate: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  const submit = handleSubmit(async ({ link, name, email, details }) => {
    const subject = subjectOf(link);
    if (subject) await report({ ...subject, name, email, details, isGoodFaith: true, isAccurate: true, language });
  });

  if (isSuccess) return <Banner tone="success">{t('takedown.sent', { email: getValues('email') })}</Banner>;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <TextField
          label={t('takedown.link')}
          description={t('takedown.linkHint')}
          inputMode="url"
          error={say(errors.link?.message)}
          {...register('link')}
        />
        <TextField
          label={t('takedown.name')}
          autoComplete="name"
          error={say(errors.name?.message)}
          {...register('name')}
        />
        <TextField
          label={t('takedown.email')}
          description={t('takedown.emailHint')}
          type="email"
          autoComplete="email"
          error={say(errors.email?.message)}
          {...register('email')}
        />
        <TextArea
          label={t('takedown.details')}
          description={t('takedown.detailsHint')}
          rows={6}
          error={say(errors.details?.message)}
          {...register('details')}
        />
        <Checkbox
          label={t('takedown.goodFaith')}
          error={say(errors.isGoodFaith?.message)}
          {...register('isGoodFaith')}
        />
        <Checkbox label={t('takedown.accurate')} error={say(errors.isAccurate?.message)} {...register('isAccurate')} />
        {error && <Banner tone="danger">{t(`takedown.refusal.${refusalOf(error)}`)}</Banner>}
        <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSubmitting}>
          {t('takedown.send')}
        </Button>
      </Stack>
    </form>
  );
}

function refusalOf(error: unknown): string {
  if (!isApiError(error)) return 'generic';
  if (error.code === 'network') return 'network';
  return KNOWN_REFUSALS.includes(error.code) ? error.code : 'generic';
}
