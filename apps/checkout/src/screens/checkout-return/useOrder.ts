import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useCheckoutGetOrderQuery } from '../../api/orders';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** About ten minutes of polling; then a button checks again. */
const MAX_ATTEMPTS = 45;

/** The order with this id, polled with growing pauses while it is pending or fails to load. */
export function useOrder(orderId: string | null) {
  const isId = z.uuid().safeParse(orderId).success;
  const query = useCheckoutGetOrderQuery(orderId ?? '', { skip: !isId, refetchOnMountOrArgChange: true });
  const { data: order, isFetching, isError, requestId, refetch } = query;
  const attempts = useRef(0);

  // Depends on `requestId` too: a quick request can start and end between two renders without a change of `isFetching`.
  const mayChange = isId && (order?.state === 'pending' || (order === undefined && isError));
  useEffect(() => {
    if (!mayChange || isFetching || attempts.current >= MAX_ATTEMPTS) return;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.4 ** attempts.current);
    const timer = setTimeout(() => {
      attempts.current += 1;
      void refetch();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [mayChange, isFetching, requestId, refetch]);

  return {
    order: isId ? order : null,
    isLoading: isId && order === undefined && !isError,
    hasFailed: isId && order === undefined && isError,
    refetch,
  };
}
