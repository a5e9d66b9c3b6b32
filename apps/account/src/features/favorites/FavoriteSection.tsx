import { useTranslation } from '@fairtone/i18n';
import { Button, Heading, Stack } from '@fairtone/ui';
import { useId, type ReactNode } from 'react';

export interface SectionProps<Row> {
  favorites: readonly Row[];
  /** Absent on other people's profiles, where favourites cannot be removed. */
  onRemove?: (favoriteId: string) => void;
  /** Absent when all of them are shown. */
  onMore?: () => void;
  isLoadingMore?: boolean;
}

interface Props extends Pick<SectionProps<unknown>, 'onMore' | 'isLoadingMore'> {
  title: string;
  children: ReactNode;
}

/** One kind of favourites under its heading. */
export function FavoriteSection({ title, children, onMore, isLoadingMore }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} size="lead" id={id}>
        {title}
      </Heading>
      {children}
      {onMore && (
        <div>
          <Button isLoading={isLoadingMore} onClick={onMore}>
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
