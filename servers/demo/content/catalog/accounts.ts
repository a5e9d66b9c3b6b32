/** Both demo accounts of the sign-in page; the password meets the product's own rules and is no secret. */
const password = 'Fairtone-demo-1';

/** Keys of the people behind the two demo buttons, in every size of the demo. */
export const DEMO_LISTENER_KEY = 'nell-hargreave';
export const DEMO_ARTIST_KEY = 'marisol-vane';

export const DEMO_ACCOUNTS = {
  listener: { email: 'listener@fairtone.test', password },
  artist: { email: 'artist@fairtone.test', password },
};
