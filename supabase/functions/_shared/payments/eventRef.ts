/** The source of a fact: an event of the provider, or its response to a request. The id makes sure that it is applied once. */
export interface EventRef {
  id: string;
  type: string;
}
