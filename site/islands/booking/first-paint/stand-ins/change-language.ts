/** A choice that only React can answer: it waits until React is here, and is made again then. */
export function changeLanguage(): Promise<never> {
  return new Promise(() => undefined);
}
