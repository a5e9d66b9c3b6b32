const KEY = 'fairtone.qaPanel';

/** Whether the panel was open before this tab was loaded anew: "Apply and reload" brings it back. */
export const isPanelRemembered = () => sessionStorage.getItem(KEY) !== null;

export function rememberPanel(isOpen: boolean): void {
  if (isOpen) sessionStorage.setItem(KEY, 'open');
  else sessionStorage.removeItem(KEY);
}
