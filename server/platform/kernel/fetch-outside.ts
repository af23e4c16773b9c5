/** Asks the web as `fetch` does, and reaches no network that an address of a stranger must not lead to. */
export type FetchOutside = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** An address, or what it redirects to, that this server does not reach for others. */
export class AddressNotAllowed extends Error {
  constructor() {
    super('That address is not reached from here');
    this.name = 'AddressNotAllowed';
  }
}

/** An answer that is larger than anybody may make us keep. */
export class AnswerTooLarge extends Error {
  constructor() {
    super('The answer is too large');
    this.name = 'AnswerTooLarge';
  }
}
