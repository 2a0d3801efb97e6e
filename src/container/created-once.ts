/** Value that is created once, on first use. */
export class CreatedOnce<Value> {
  #created: { readonly value: Value } | undefined;

  /** Returns the value. Only the first call calls `create`; a call that throws creates nothing. */
  get(create: () => Value): Value {
    this.#created ??= { value: create() };
    return this.#created.value;
  }

  /** Drops the value, such as a rejected promise; the next call creates another one. */
  forget(): void {
    this.#created = undefined;
  }
}
