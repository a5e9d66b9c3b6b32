import { isPrerendering } from '@fairtone/platform';
import { useState } from 'react';
import { LIST_PAGE_SIZE } from '../../model/listPage';

/** How many items of a list are loaded. While prerendering no effect reports it; the server has passed the first page. */
export const useLoadedCount = () => useState(isPrerendering ? LIST_PAGE_SIZE : 0);
