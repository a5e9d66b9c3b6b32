import { useTranslation } from '@fairtone/i18n';
import { Button, Menu, type MenuEntry } from '@fairtone/ui';
import { Check, ExternalLink, Link2, Share2 } from 'lucide-react';
import { narrowAsIcon } from '../album-actions/narrowAsIcon';
import { shareTargets } from './shareTargets';
import { useCopyLink } from './useCopyLink';

interface Props {
  /** Path on this site. */
  path: string;
  text: string;
}

const SERVICES = { facebook: 'Facebook', whatsapp: 'WhatsApp', twitter: 'Twitter' } as const;

/** Menu that shares a page: with a service in a new window, or by copying its link. */
export function ShareMenu({ path, text }: Props) {
  const { t } = useTranslation('catalog');
  const url = `${location.origin}${path}`;
  const { isCopied, copy } = useCopyLink(url);
  const targets = shareTargets(url, text);

  const services = (['facebook', 'whatsapp', 'twitter'] as const).map((service): MenuEntry => ({
    id: service,
    label: SERVICES[service],
    icon: <ExternalLink size={18} aria-hidden />,
    onAction: () => window.open(targets[service], '_blank', 'noopener,noreferrer,width=640,height=560'),
  }));
  const items: MenuEntry[] = [
    ...services,
    { id: 'copy', label: t('share.copy'), icon: <Link2 size={18} aria-hidden />, onAction: copy, hasLineAbove: true },
  ];

  return (
    <Menu
      label={t('common:action.share')}
      items={items}
      placement="bottom start"
      trigger={
        <Button
          variant="ghost"
          css={narrowAsIcon}
          icon={isCopied ? <Check size={18} aria-hidden /> : <Share2 size={18} aria-hidden />}
        >
          <span aria-live="polite">{t(isCopied ? 'share.copied' : 'common:action.share')}</span>
        </Button>
      }
    />
  );
}
