/** Stands for code that only React will have: what is pressed for its sake is pressed again then. */
export function holdModule() {
  return {
    load: () => new Promise<never>(() => undefined),
    warm: () => undefined,
    useModule: () => new Proxy({}, { get: () => () => null }),
  };
}
