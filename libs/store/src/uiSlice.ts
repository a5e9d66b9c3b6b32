import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { DialogRequest } from '@fairtone/contracts';

/** A short notice. Its texts are already translated: the shell only shows them. */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'destructive';
  /** Link to a page of this site. */
  action?: { label: string; href: string };
}

export interface UiState {
  dialog: DialogRequest | null;
  toasts: Toast[];
  isCartOpen: boolean;
}

const initialState: UiState = { dialog: null, toasts: [], isCartOpen: false };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** Opens a dialog by name; the app that owns it is loaded when needed. */
    dialogOpened(state, action: PayloadAction<DialogRequest>) {
      state.dialog = action.payload;
    },
    dialogClosed(state) {
      state.dialog = null;
    },
    toastShown: {
      reducer(state, action: PayloadAction<Toast>) {
        state.toasts.push(action.payload);
      },
      prepare: (toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }) => ({
        payload: { tone: 'neutral' as const, ...toast, id: nanoid() },
      }),
    },
    toastGone(state, action: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== action.payload);
    },
    cartToggled(state, action: PayloadAction<boolean>) {
      state.isCartOpen = action.payload;
    },
  },
  selectors: {
    selectDialog: (state) => state.dialog,
    selectToasts: (state) => state.toasts,
    selectIsCartOpen: (state) => state.isCartOpen,
  },
});

export const { dialogOpened, dialogClosed, toastShown, toastGone, cartToggled } = uiSlice.actions;
export const { selectDialog, selectToasts, selectIsCartOpen } = uiSlice.selectors;
