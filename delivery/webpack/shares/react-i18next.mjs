export { getI18n, I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
