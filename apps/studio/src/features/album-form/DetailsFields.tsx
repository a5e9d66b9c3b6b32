import { useTranslation } from '@fairtone/i18n';
import { Stack, TextArea, TextField } from '@fairtone/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { AlbumFormValues } from './albumFormSchema';
import { GenrePicker } from './GenrePicker';
import { ReleaseFields } from './ReleaseFields';
import { useProblem } from './useProblem';

/** Title, description, release moment and genres. */
export function DetailsFields() {
  const { t } = useTranslation('studio');
  const problem = useProblem();
  const { register, control, formState } = useFormContext<AlbumFormValues>();
  const { errors } = formState;
  return (
    <Stack gap={6}>
      <TextField label={t('albumForm.title')} error={problem(errors.title)} autoComplete="off" {...register('title')} />
      <TextArea
        label={t('albumForm.description')}
        description={t('albumForm.descriptionHint')}
        error={problem(errors.description)}
        rows={5}
        {...register('description')}
      />
      <ReleaseFields />
      <Controller
        control={control}
        name="genres"
        render={({ field }) => (
          <GenrePicker
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={problem(errors.genres as { message?: string })}
          />
        )}
      />
    </Stack>
  );
}
