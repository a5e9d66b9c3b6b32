/** Id of the `<script type="application/json">` that carries the public settings. */
export const CONFIG_ELEMENT_ID = 'fairtone-config';
/** Id of the `<script type="application/json">` that carries the release manifest. */
export const RELEASES_ELEMENT_ID = 'fairtone-releases';
/** Id of the `<script type="application/json">` that carries the preloaded responses. */
export const FIRST_ANSWERS_ELEMENT_ID = 'fairtone-first';
/** Id of the element with the prerendered HTML, shown until the app has rendered. */
export const PRERENDER_ELEMENT_ID = 'fairtone-first-view';
/** Id of the `<style>` with that element's rules. */
export const PRERENDER_STYLE_ID = 'fairtone-first-view-style';
