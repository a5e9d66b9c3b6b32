/** @jest-environment node */
import { findWrongFormOfAddress } from './formOfAddress';

it.each([
  ['de', 'Bitte geben Sie Ihren Namen ein.', 'Gib deinen Namen ein. Sie kommt morgen.'],
  ['fr', 'Choisis ton album.', 'Choisissez votre album. Y a-t-il une note ?'],
  ['pl', 'Czy chce Pan kupić album?', 'Chcesz kupić album? Panorama.'],
  ['pl', 'Kupiłeś album.', 'Album jest już twój.'],
  ['tr', 'Albümünüz hazır.', 'Albümün hazır. Yalnız bir parça, deniz gibi temiz.'],
] as const)('%s: "%s" is another voice, "%s" is ours', (language, other, ours) => {
  expect(findWrongFormOfAddress(other, language)).not.toBeNull();
  expect(findWrongFormOfAddress(ours, language)).toBeNull();
});
