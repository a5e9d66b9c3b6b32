export { prerenderPage } from './prerenderPage.tsx';
export { prerenderScreen } from './prerenderScreen.tsx';
