import { selectIsExpanded, useAppSelector } from '@fairtone/store';
import { useLocation } from 'react-router-dom';

/** The payment page, which the expanded bar would cover. */
const PAYMENT = /^\/checkout\/?$/;

export interface BarSize {
  isExpanded: boolean;
  canExpand: boolean;
}

/** The size that the listener chose; never expanded on the payment page. */
export function useBarSize(): BarSize {
  const isChosen = useAppSelector(selectIsExpanded);
  const canExpand = !PAYMENT.test(useLocation().pathname);
  return { isExpanded: isChosen && canExpand, canExpand };
}
