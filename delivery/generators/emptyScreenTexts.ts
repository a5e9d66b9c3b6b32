import type { Language } from '@fairtone/contracts';

/** Texts of a generated screen, which its developer replaces. */
export const EMPTY_SCREEN_TEXTS: Record<Language, { title: string; text: string }> = {
  en: { title: 'Nothing here yet', text: 'Come back soon.' },
  pl: { title: 'Jeszcze nic tu nie ma', text: 'Zajrzyj tu niedługo.' },
  de: { title: 'Hier ist noch nichts', text: 'Schau bald wieder vorbei.' },
  fr: { title: 'Rien ici pour l’instant', text: 'Revenez bientôt.' },
  tr: { title: 'Burada henüz bir şey yok', text: 'Yakında yeniden uğrayın.' },
};
