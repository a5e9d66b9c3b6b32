import { Slot } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, Inline } from '@fairtone/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useAccountCanMessageQuery } from '../../api/contact';
import type { Profile } from '../../api/profile';
import { useUserId } from '../../features/member/useUserId';
import { MessageDialog } from '../../features/message/MessageDialog';
import { PersonMenu } from '../../features/person-menu/PersonMenu';

/** Actions on another person's profile: follow, send a message if the person accepts them, and a menu. */
export function OtherActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const readerId = useUserId();
  const { data: canMessage } = useAccountCanMessageQuery({ personId: profile.id, readerId }, { skip: !readerId });
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Inline>
      <Slot name="profile.follow" personId={profile.id} />
      {canMessage && (
        <Button icon={<Mail size={18} aria-hidden />} onClick={() => setIsWriting(true)}>
          {t('profile.message')}
        </Button>
      )}
      <PersonMenu person={profile} />
      {isWriting && <MessageDialog profile={profile} onClose={() => setIsWriting(false)} />}
    </Inline>
  );
}
