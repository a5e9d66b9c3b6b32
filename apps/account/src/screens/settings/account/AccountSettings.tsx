import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { SettingsSection } from '../SettingsSection';
import { EmailForm } from './EmailForm';
import { LanguageAndTheme } from './LanguageAndTheme';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** Settings of sign-in, sessions, language and theme. */
export function AccountSettings() {
  const { t } = useTranslation('account');
  return (
    <Stack gap={12}>
      <SettingsSection title={t('settings.email.title')} text={t('settings.email.text')}>
        <EmailForm />
      </SettingsSection>
      <SettingsSection title={t('settings.newPassword.title')} text={t('settings.newPassword.text')}>
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title={t('settings.look.title')} text={t('settings.look.text')}>
        <LanguageAndTheme />
      </SettingsSection>
      <SettingsSection title={t('settings.sessions.title')} text={t('settings.sessions.text')}>
        <SessionList />
      </SettingsSection>
    </Stack>
  );
}
