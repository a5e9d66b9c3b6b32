import { selectIsExpanded, useAppSelector } from '@fairtone/store';
import { useLocation } from 'react-router-dom';

/** The bar must not cover a payment page. */
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
