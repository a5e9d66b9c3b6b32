import { css } from '@emotion/react';
import { CoverGrid } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props<Item> {
  places: number;
  itemAt: (index: number) => Item | undefined;
  renderItem: (item: Item) => ReactNode;
}

/** The wall where nothing can be measured: drawn ahead by a host, whole, with the columns that the page's width gives. */
export function StillGrid<Item>({ places, itemAt, renderItem }: Props<Item>) {
  return (
    <CoverGrid>
      {Array.from({ length: places }, (_, index) => itemAt(index)).map(
        (item, index) =>
          item !== undefined && (
            <li key={index} css={cell}>
              {renderItem(item)}
            </li>
          ),
      )}
    </CoverGrid>
  );
}

const cell = css({ minWidth: 0 });
