import { FIRST_VIEW_ELEMENT_ID, FIRST_VIEW_STYLE_ID } from '@fairtone/contracts';
import { afterScreens } from '@fairtone/federation';
import { useEffect } from 'react';

/**
 * Takes the first view away that the host drew, once the page behind it shows as much: its screen stands and has its data, or will not
 * come. Stands after the page in the tree: by its effect, the screens have said that they are on their way.
 */
export function FirstViewEnd() {
  useEffect(() => {
    // After what the arrived data renders.
    void afterScreens().then(() => setTimeout(endFirstView));
  }, []);
  return null;
}

function endFirstView(): void {
  document.getElementById(FIRST_VIEW_ELEMENT_ID)?.remove();
  delete document.documentElement.dataset.firstView;
  document.getElementById(FIRST_VIEW_STYLE_ID)?.remove();
}
