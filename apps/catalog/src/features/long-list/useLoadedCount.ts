import { isPrerendering } from '@fairtone/platform';
import { useState } from 'react';
import { LIST_PAGE_SIZE } from '../../model/listPage';

/** Number of loaded items. The server prerenders the first page without reporting it. */
export const useLoadedCount = () => useState(isPrerendering ? LIST_PAGE_SIZE : 0);
