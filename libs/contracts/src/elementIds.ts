/** Id of the `<script type="application/json">` that carries the public settings. */
export const CONFIG_ELEMENT_ID = 'fairtone-config';
/** Id of the `<script type="application/json">` that carries the release manifest. */
export const RELEASES_ELEMENT_ID = 'fairtone-releases';
/** Id of the `<script type="application/json">` that carries the preloaded responses. */
export const FIRST_ANSWERS_ELEMENT_ID = 'fairtone-first';
/** Id of the `<script type="application/json">` that contains the state with which the page was prerendered. */
export const PRERENDERED_STATE_ID = 'fairtone-state';
/** Id of the `<style>` with the rules of the prerendered page. */
export const PRERENDER_STYLE_ID = 'fairtone-first-view-style';
/** Attribute of the `<style>` with the rules that a prerendered page keeps: their names in `Prerendered.styles`. */
export const KEPT_RULES_ATTRIBUTE = 'data-kept-rules';
/** Name of the rules of the whole product among those of a page. An object lists a number first, before the classes. */
export const PRODUCT_RULES = '0';
