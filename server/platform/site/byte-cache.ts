/** Keeps the values used last, up to `maxBytes` in all; larger ones than that are not kept. */
export class ByteCache<Value extends { readonly byteLength: number }> {
  readonly #values = new Map<string, Value>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value) {
      // A Map iterates in order of insertion: the first is the one unused for longest.
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.byteLength > this.#maxBytes) return;
    this.#values.set(key, value);
    this.#bytes += value.byteLength;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.byteLength ?? 0;
    this.#values.delete(key);
  }
}
