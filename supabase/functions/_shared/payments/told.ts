/** Where a fact comes from: an event of the provider, or an answer of it that stands for one. The id makes it act once. */
export interface Told {
  id: string;
  type: string;
}
