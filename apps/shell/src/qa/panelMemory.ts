const KEY = 'fairtone.qaPanel';

/** Whether the panel was open before the tab was reloaded: "Apply and reload" opens it again. */
export const isPanelRemembered = () => sessionStorage.getItem(KEY) !== null;

export function rememberPanel(isOpen: boolean): void {
  if (isOpen) sessionStorage.setItem(KEY, 'open');
  else sessionStorage.removeItem(KEY);
}
