import { selectIsExpanded, useAppSelector } from '@fairtone/store';
import { useLocation } from 'react-router-dom';

/** Nothing lies over what a payment asks and promises. */
const PAYMENT = /^\/checkout\/?$/;

export interface BarSize {
  isExpanded: boolean;
  canExpand: boolean;
}

/** The size that the listener chose, except on a page where they pay. */
export function useBarSize(): BarSize {
  const isChosen = useAppSelector(selectIsExpanded);
  const canExpand = !PAYMENT.test(useLocation().pathname);
  return { isExpanded: isChosen && canExpand, canExpand };
}
