/** Both demo accounts of the sign-in page; the password fulfils the product's rules and is no secret. */
const password = 'Fairtone-demo-1';

/** Keys of the people of the two demo accounts, in every size of the demo. */
export const DEMO_LISTENER_KEY = 'nell-hargreave';
export const DEMO_ARTIST_KEY = 'marisol-vane';

export const DEMO_ACCOUNTS = {
  listener: { email: 'listener@fairtone.test', password },
  artist: { email: 'artist@fairtone.test', password },
};
