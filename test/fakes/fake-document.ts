type Listener = { readonly name: string; readonly run: (event: Event) => void; readonly capture: boolean };

/** An event, as the document of a browser would send it. */
export interface SentEvent {
  readonly isTrusted?: boolean;
  readonly byScript?: boolean;
  readonly key?: string;
  readonly target?: Element;
}

/** No test can make a trusted event: so the test stands in for the document that would hand them out. */
export class FakeDocument {
  readonly listeners: Listener[] = [];

  addEventListener(name: string, run: (event: Event) => void, options?: { capture?: boolean }): void {
    this.listeners.push({ name, run, capture: options?.capture ?? false });
  }

  removeEventListener(name: string, run: (event: Event) => void): void {
    const index = this.listeners.findIndex((listener) => listener.name === name && listener.run === run);
    if (index >= 0) this.listeners.splice(index, 1);
  }

  /** `byScript`: as if within a call of `focus()`, so that no microtask runs between two listeners. */
  async send(
    name: string,
    { isTrusted = true, byScript = false, key = "a", target = document.body }: SentEvent = {},
  ): Promise<void> {
    const made = name.startsWith("key") ? new KeyboardEvent(name, { key }) : new Event(name);
    const own = {
      isTrusted: { value: isTrusted },
      type: { value: name },
      key: { value: key },
      target: { value: target },
    };
    const event: Event = Object.create(made, own);
    const inOrder = this.listeners
      .filter((listener) => listener.name === name)
      .sort((a, b) => Number(b.capture) - Number(a.capture));
    for (const { run } of inOrder) {
      run(event);
      if (!byScript) await Promise.resolve();
    }
    await Promise.resolve();
  }
}
