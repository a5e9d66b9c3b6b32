import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, ErrorState } from '@fairtone/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useStudioGetOwnProfileQuery, type OwnProfile } from '../../api/ownPageApi';

/** State of a form in a dialog, which has the save and cancel buttons. */
export interface FormState {
  isDirty: boolean;
  isSaving: boolean;
  hasProblem: boolean;
}

/** Props of a form in the dialog. */
export interface ProfileFormProps {
  stored: OwnProfile;
  formId: string;
  onState: (state: FormState) => void;
  onSaved: () => void;
}

interface Props {
  artistId: string;
  title: string;
  /** Shown until the profile is loaded. */
  skeleton: ReactNode;
  form: (props: ProfileFormProps) => ReactNode;
  onClose: () => void;
}

const UNTOUCHED: FormState = { isDirty: false, isSaving: false, hasProblem: false };

/**
 * A form for an artist's stored profile. The same dialog shows loading, error and form: replacing one dialog by another
 * would lose the focus for a moment, and with it the keys that are pressed then.
 */
export function ProfileDialog({ artistId, title, skeleton, form, onClose }: Props) {
  const { t } = useTranslation('studio');
  const formId = useId();
  const profile = useStudioGetOwnProfileQuery(artistId);
  const [state, setState] = useState(UNTOUCHED);

  return (
    <Dialog
      title={title}
      closeLabel={t('common:action.close')}
      // A click beside the dialog must not discard what was typed.
      isDismissable={!state.isDirty && !state.isSaving}
      onClose={onClose}
      footer={
        profile.data && (
          <>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isLoading={state.isSaving}
              aria-disabled={state.hasProblem || undefined}
            >
              {t('common:action.save')}
            </Button>
          </>
        )
      }
    >
      {profile.data && form({ stored: profile.data, formId, onState: setState, onSaved: onClose })}
      {!profile.data && profile.isError && (
        <ErrorState
          title={t('quickEdit.loadFailed')}
          headingLevel={3}
          retryLabel={t('common:action.retry')}
          query={profile}
        />
      )}
      {!profile.data && !profile.isError && (
        <div aria-busy="true" aria-label={t('common:state.loading')}>
          {skeleton}
        </div>
      )}
    </Dialog>
  );
}

/** Reports the state of a form to its dialog after each change. */
export function useReportFormState(
  onState: (state: FormState) => void,
  { isDirty, isSaving, hasProblem }: FormState,
): void {
  useEffect(() => onState({ isDirty, isSaving, hasProblem }), [onState, isDirty, isSaving, hasProblem]);
}
