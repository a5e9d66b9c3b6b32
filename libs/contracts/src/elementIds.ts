/** Id of the `<script type="application/json">` that carries the public settings. */
export const CONFIG_ELEMENT_ID = 'fairtone-config';
/** Id of the `<script type="application/json">` that carries the release manifest. */
export const RELEASES_ELEMENT_ID = 'fairtone-releases';
/** Id of the `<script type="application/json">` that carries the first answers. */
export const FIRST_ANSWERS_ELEMENT_ID = 'fairtone-first';
/** Id of the element that shows the page before its scripts run. */
export const PRERENDER_ELEMENT_ID = 'fairtone-first-view';
/** Id of the `<style>` with that element's rules. */
export const PRERENDER_STYLE_ID = 'fairtone-first-view-style';
