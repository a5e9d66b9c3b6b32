/** Everything that the product has acknowledged. All of it must exist after every crash. */
export type Journal = {
  people: { id: string; email: string }[];
  follows: { follower: string; following: string }[];
  plays: { listener: string; track: string }[];
  playlists: { id: string; name: string }[];
  objects: { bucket: string; name: string; md5: string }[];
  published: { album: string; track: string }[];
  orders: { id: string; buyer: string; album: string }[];
  /** Orders whose payer was redirected to the success page. */
  paid: { id: string; buyer: string; album: string }[];
};

export const emptyJournal = (): Journal => ({
  people: [],
  follows: [],
  plays: [],
  playlists: [],
  objects: [],
  published: [],
  orders: [],
  paid: [],
});

export const sizeOf = (journal: Journal) => Object.values(journal).reduce((total, list) => total + list.length, 0);
