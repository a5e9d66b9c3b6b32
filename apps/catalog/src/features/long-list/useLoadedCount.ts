import { isPrerendering } from '@fairtone/platform';
import { useState } from 'react';
import { LIST_PAGE_SIZE } from '../../model/listPage';

/** How many items of a list have been read. Where a host draws it, nothing tells; it was given the first page. */
export const useLoadedCount = () => useState(isPrerendering ? LIST_PAGE_SIZE : 0);
