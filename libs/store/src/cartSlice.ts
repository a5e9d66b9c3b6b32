import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cartTotalCents, isInCart, type CartItem } from '@fairtone/domain';

export interface CartState {
  items: CartItem[];
}

const initialState: CartState = { items: [] };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds an album; one entry per album, a second one changes nothing. */
    itemAdded(state, action: PayloadAction<CartItem>) {
      if (!isInCart(state.items, action.payload.album.id)) state.items.push(action.payload);
    },
    itemRemoved(state, action: PayloadAction<string>) {
      state.items = state.items.filter((item) => item.album.id !== action.payload);
    },
    cartCleared(state) {
      state.items = [];
    },
    /** Replaces the cart by that of another tab or of the last visit. */
    cartRestored(state, action: PayloadAction<CartItem[]>) {
      state.items = action.payload;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectCartTotalCents: (state) => cartTotalCents(state.items),
    selectIsInCart: (state, albumId: string) => isInCart(state.items, albumId),
  },
});

export const { itemAdded, itemRemoved, cartCleared, cartRestored } = cartSlice.actions;
export const { selectCartItems, selectCartCount, selectCartTotalCents, selectIsInCart } = cartSlice.selectors;
