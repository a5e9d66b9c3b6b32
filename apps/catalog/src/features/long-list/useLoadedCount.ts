import { useIsHydrating } from '@fairtone/platform';
import { useState } from 'react';
import { LIST_PAGE_SIZE } from '../../model/listPage';

/** Number of loaded items. A server prerenders the first page without reporting it. */
export function useLoadedCount() {
  const isHydrating = useIsHydrating();
  return useState(isHydrating ? LIST_PAGE_SIZE : 0);
}
