type Listener = { readonly name: string; readonly run: (event: Event) => void; readonly capture: boolean };

/** Event as the document of a browser sends it. */
export interface SentEvent {
  readonly isTrusted?: boolean;
  readonly byScript?: boolean;
  readonly key?: string;
  readonly target?: Element;
}

/**
 * Document whose events can be trusted. A test cannot create trusted events, so it replaces the document that
 * dispatches them.
 */
export class FakeDocument {
  readonly listeners: Listener[] = [];

  addEventListener(name: string, run: (event: Event) => void, options?: { capture?: boolean }): void {
    this.listeners.push({ name, run, capture: options?.capture ?? false });
  }

  removeEventListener(name: string, run: (event: Event) => void): void {
    const index = this.listeners.findIndex((listener) => listener.name === name && listener.run === run);
    if (index >= 0) this.listeners.splice(index, 1);
  }

  /**
   * Sends the event to all listeners. With `byScript` it runs as within a call of `focus()`: no microtask runs between
   * two listeners.
   */
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
