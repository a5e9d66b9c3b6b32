import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';
import { selectAudiences } from './sessionSlice.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The groups that the visitor belongs to; null until the stored session was read. */
export const useAudiences = () => useAppSelector(selectAudiences);
