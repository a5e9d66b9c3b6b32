import { useTranslation } from '@fairtone/i18n';
import { IconButton, Menu } from '@fairtone/ui';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';

interface Props {
  title: string;
  index: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** Menu that moves a track without dragging it, or removes it. */
export function EntryMenu({ title, index, count, onMove, onRemove }: Props) {
  const { t } = useTranslation('account');
  const label = t('playlist.trackMenu', { title });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisVertical size={18} aria-hidden />} />}
      items={[
        {
          id: 'up',
          label: t('playlist.moveUp'),
          icon: <ArrowUp size={18} aria-hidden />,
          isDisabled: index === 0,
          onAction: () => onMove(index - 1),
        },
        {
          id: 'down',
          label: t('playlist.moveDown'),
          icon: <ArrowDown size={18} aria-hidden />,
          isDisabled: index === count - 1,
          onAction: () => onMove(index + 1),
        },
        {
          id: 'remove',
          label: t('playlist.remove'),
          icon: <Trash2 size={18} aria-hidden />,
          isDanger: true,
          hasLineAbove: true,
          onAction: onRemove,
        },
      ]}
    />
  );
}
