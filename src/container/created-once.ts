/** A value that is created when it is first asked for, once. */
export class CreatedOnce<Value> {
  #created: { readonly value: Value } | undefined;

  /** Returns the value. `create` is called by the first call only; a call that throws creates nothing. */
  get(create: () => Value): Value {
    this.#created ??= { value: create() };
    return this.#created.value;
  }

  /** Drops the value, such as a promise that was rejected: the next call creates another one. */
  forget(): void {
    this.#created = undefined;
  }
}
