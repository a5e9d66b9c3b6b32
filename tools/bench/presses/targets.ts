/** What is pressed. The conditions are JavaScript that runs in the page. */
export interface Target {
  /** Path of the page; `{album}` stands for the id of an album. */
  path: string;
  /** Selector of the control, and how its name begins. */
  selector: string;
  name: string;
  /** The press is seen to have counted. */
  isShown: string;
  /** Its effect is there. */
  isDone: string;
  /** The page is scrolled before. Controls at the top of a page are pressed where it begins. */
  isScrolled: boolean;
  /** Typed after the press. */
  text?: string;
}

const isOnAlbum = 'location.pathname.startsWith("/album/")';
const isBusy = 'document.querySelector("[aria-busy=true]:is(a, button, input)") !== null';
/** The player's own sign that it was asked to play. */
const showsPause =
  '[...document.querySelectorAll("main button")].some((element) => element.textContent.trim() === "Pause")';
const hasDialog = 'document.querySelector("[role=dialog], dialog[open]")?.checkVisibility() === true';
const hasToast =
  '[...document.querySelectorAll("[role=status], [role=alert]")].some((element) => /log in/i.test(element.textContent))';
const field = 'document.activeElement?.matches("[role=combobox], input[type=search]")';
const TYPED = 'an';
const hasText = `${field} && document.activeElement.value === ${JSON.stringify(TYPED)}`;

export const TARGETS = {
  link: {
    path: '/',
    selector: 'main article a[href^="/album/"]',
    name: '',
    isShown: isOnAlbum,
    isDone: isOnAlbum,
    isScrolled: true,
  },
  play: {
    path: '/album/{album}',
    selector: 'main button:not([disabled])',
    name: 'Play all',
    isShown: `window.__hasSound === true || ${isBusy} || ${showsPause}`,
    isDone: 'window.__hasSound === true',
    isScrolled: false,
  },
  like: {
    path: '/album/{album}',
    selector: 'main button',
    name: 'Like',
    isShown: `${isBusy} || ${hasDialog} || ${hasToast} || location.pathname === "/login"`,
    isDone: `${hasDialog} || ${hasToast} || location.pathname === "/login"`,
    isScrolled: true,
  },
  cart: {
    path: '/',
    selector: 'header button',
    name: 'Cart',
    isShown: `${isBusy} || ${hasDialog}`,
    isDone: hasDialog,
    isScrolled: true,
  },
  search: {
    path: '/explore',
    selector: 'main input[type=search]',
    name: '',
    isShown: hasText,
    isDone: `${hasText} && location.search.includes(${JSON.stringify(TYPED)})`,
    isScrolled: false,
    text: TYPED,
  },
} satisfies Record<string, Target>;

export type TargetName = keyof typeof TARGETS;
