import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { CoverGrid } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props<Item> {
  places: number;
  itemAt: (index: number) => Item | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
}

/** Number of items that a large window shows without scrolling. */
const PLACES = 12;

/** The grid for prerendering, where nothing can be measured: the first rows, with columns by CSS. */
export function StaticGrid<Item>({ places, itemAt, renderItem }: Props<Item>) {
  return (
    <CoverGrid css={covers}>
      {Array.from({ length: Math.min(places, PLACES) }, (_, index) => itemAt(index)).map(
        (item, index) =>
          item !== undefined && (
            <li key={index} css={cell}>
              {renderItem(item, index)}
            </li>
          ),
      )}
    </CoverGrid>
  );
}

// Phones do not load the covers below the first screen, which would take bandwidth from the scripts.
const covers = css({ [media.compactOnly]: { '& > li:nth-of-type(n + 5) img': { display: 'none' } } });
const cell = css({ minWidth: 0 });
