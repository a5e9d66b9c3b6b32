import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Inline, PictureInput, Select, Stack } from '@fairtone/ui';
import { useStudioListPinnableQuery } from '../../api/ownPageApi';
import { useReportFormState, type ProfileFormProps } from '../profile-form/ProfileDialog';
import { AccentField } from './AccentField';
import { PagePreview } from './PagePreview';
import { SectionOrder } from './SectionOrder';
import { usePageLook } from './usePageLook';

export function CustomisePageForm({ stored, formId, onState, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('studio');
  const { data: albums = [] } = useStudioListPinnableQuery(stored.id);
  const look = usePageLook(stored, onSaved);
  const pinned = albums.find(({ id }) => id === look.pinnedId);
  useReportFormState(onState, { isDirty: look.isDirty, isSaving: look.isSaving, hasProblem: look.problem !== null });

  return (
    <form
      id={formId}
      css={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void look.save();
      }}
    >
      <PagePreview
        name={stored.name}
        avatarUrl={stored.avatar_url}
        bannerUrl={look.bannerUrl}
        accent={look.problem ? null : look.accent}
        pinnedTitle={pinned?.title}
        places={look.places}
      />
      <AccentField value={look.accent} problem={look.problem} onChange={look.setAccent} />
      <Stack gap={2}>
        <span css={label}>{t('customise.banner')}</span>
        <Inline gap={2}>
          <PictureInput
            label={t(look.bannerUrl ? 'customise.changeBanner' : 'customise.chooseBanner')}
            onChoose={(file) => void look.chooseBanner(file)}
          />
          {look.bannerUrl && (
            <Button variant="ghost" size="small" onClick={look.removeBanner}>
              {t('customise.removeBanner')}
            </Button>
          )}
        </Inline>
      </Stack>
      <Select
        label={t('customise.pinned')}
        options={[
          { value: '', label: t('customise.noPinned') },
          ...albums.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={pinned?.id ?? ''}
        onChange={({ target }) => look.setPinnedId(target.value || null)}
      />
      <SectionOrder places={look.places} onChange={look.setPlaces} />
    </form>
  );
}

const form = css({ display: 'grid', gap: 'var(--space-6)' });
const label = css({ fontWeight: 600 });
