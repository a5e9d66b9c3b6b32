import { useSearchParams } from 'react-router-dom';
import { SALE_KINDS, SALE_STATES, type SaleFilter } from '../../api/saleSchemas';

/** Periods that the list of sales can be filtered by, in days. */
export const SALE_PERIODS = [30, 90, 365] as const;

/** The filter of the list of sales, stored in the page's address. Unknown values in the address are ignored. */
export function useSaleFilter() {
  const [params, setParams] = useSearchParams();
  const filter: SaleFilter = {
    kind: SALE_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    state: SALE_STATES.find((state) => state === params.get('state')) ?? null,
    days: SALE_PERIODS.find((days) => String(days) === params.get('days')) ?? null,
  };

  function setFilter(name: keyof SaleFilter, value: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  }

  function clear() {
    (['kind', 'state', 'days'] as const).forEach((name) => params.delete(name));
    setParams(params, { replace: true });
  }

  return { filter, setFilter, clear, isFiltered: Object.values(filter).some((value) => value !== null) };
}
