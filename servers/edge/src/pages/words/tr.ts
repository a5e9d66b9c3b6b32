import type { Words } from './wordsShape.ts';

export const tr: Words = {
  home: {
    title: 'Doğrudan sanatçılardan müzik',
    description:
      'Bağımsız albümleri baştan sona dinle, onları yapanlardan satın al. Her satışın %85’i sanatçıda kalır.',
  },
  explore: {
    title: 'Keşfet',
    description: 'Bağımsız sanatçıları ve albümlerini türe göre keşfet, her parçayı baştan sona dinle.',
  },
  albums: {
    title: 'Tüm albümler',
    description: 'Fairtone’daki tüm albümler: önce baştan sona dinle, sonra doğrudan sanatçıdan satın al.',
  },
  artists: { title: 'Tüm sanatçılar', description: 'Fairtone’daki tüm sanatçılar: bağımsız müzik, onu yapanlardan.' },
  album: {
    title: '{title}, {artist}',
    description: '{title}, {artist}: baştan sona dinle ve doğrudan sanatçıdan satın al. Fiyatın %85’i sanatçıda kalır.',
  },
  artist: { description: '{artist}: tüm albümleri baştan sona dinle ve doğrudan sanatçıdan satın al.' },
  missing: { album: 'Albüm bulunamadı', artist: 'Sanatçı bulunamadı' },
  unavailable: {
    title: 'Bu sayfa şu anda açılamıyor',
    text: 'Lütfen birkaç saniye sonra tekrar dene.',
    retry: 'Tekrar dene',
  },
  previewEnded: {
    title: 'Bu önizleme sona erdi',
    text: 'Önizlemeler bir hafta boyunca görülebilir. Bağlantıyı gönderen kişiden yenisini iste.',
    home: 'Fairtone’a git',
  },
  trail: { home: 'Ana sayfa', explore: 'Keşfet', artists: 'Sanatçılar', albums: 'Albümler' },
  feed: { releases: 'Fairtone’da yeni çıkanlar', artist: 'Yeni müzik: {artist}' },
  coverOf: '{title} albümünün kapağı',
  pictureOf: '{artist} fotoğrafı',
  tracks: 'Parçalar',
};
