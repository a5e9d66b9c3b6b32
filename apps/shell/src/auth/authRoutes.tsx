import type { RouteObject } from 'react-router-dom';

/** Screens of signing in and up; loaded when they are opened. */
export const authRoutes: RouteObject[] = [
  { path: '/login', lazy: () => import('./screens/LoginScreen.tsx') },
  { path: '/signup', lazy: () => import('./screens/SignupScreen.tsx') },
  { path: '/forgot-password', lazy: () => import('./screens/ForgotPasswordScreen.tsx') },
  { path: '/reset-password', lazy: () => import('./screens/ResetPasswordScreen.tsx') },
  { path: '/auth/confirm', lazy: () => import('./screens/ConfirmLinkScreen.tsx') },
];
