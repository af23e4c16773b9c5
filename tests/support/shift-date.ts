/**
 * Makes `Date` say the time that it is somewhere else, so many milliseconds from here; what is given a
 * time keeps it. It goes on as time does. Pages are handed it as text, so that it needs nothing around it.
 */
export function shiftDate(byMs: number): void {
  const Real = Date;
  const now = () => Real.now() + byMs;
  const Shifted: DateConstructor = new Proxy(Real, {
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
    apply: () => new Real(now()).toString(),
    construct: (real, words, asked): Date =>
      Reflect.construct(
        real,
        words.length === 0 ? [now()] : words,
        asked === Shifted ? real : asked,
      ),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Shifted });
  globalThis.Date = Shifted;
}
