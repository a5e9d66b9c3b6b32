import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../app/lazyScreen.tsx';

/** Routes of login, signup and the links in e-mails; a screen's code loads when it is opened. */
export const authRoutes: RouteObject[] = [
  { path: '/login', lazy: lazyScreen(() => import('./screens/LoginScreen.tsx')) },
  { path: '/signup', lazy: lazyScreen(() => import('./screens/SignupScreen.tsx')) },
  { path: '/forgot-password', lazy: lazyScreen(() => import('./screens/ForgotPasswordScreen.tsx')) },
  { path: '/reset-password', lazy: lazyScreen(() => import('./screens/ResetPasswordScreen.tsx')) },
  { path: '/auth/confirm', lazy: lazyScreen(() => import('./screens/ConfirmLinkScreen.tsx')) },
];
