import type { Language } from '@fairtone/contracts';

/** Title, sentence and link for a device without a cached page, which the browser may have deleted to free space. */
export const OFFLINE_TEXTS = {
  en: ['You are offline', 'Fairtone will be back as soon as you are connected again.', 'Try again'],
  pl: ['Jesteś offline', 'Fairtone wróci, gdy tylko odzyskasz połączenie.', 'Spróbuj ponownie'],
  de: ['Du bist offline', 'Fairtone ist wieder da, sobald du wieder verbunden bist.', 'Nochmal versuchen'],
  fr: ['Vous êtes hors ligne', 'Fairtone reviendra dès que vous serez de nouveau en ligne.', 'Réessayer'],
  tr: ['Çevrimdışısın', 'Bağlantın geri gelir gelmez Fairtone da geri gelecek.', 'Tekrar dene'],
} satisfies Record<Language, [title: string, text: string, link: string]>;
