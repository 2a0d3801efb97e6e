import { expect, type Locator, type Page } from "@playwright/test";

/** Agent who works by hand at the sandbox's agent console. */
export class AgentConsolePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Messages of the conversation on screen, in order. */
  get messageBubbles(): Locator {
    return this.#page.getByRole("log").locator(".message");
  }

  async open(name: string): Promise<void> {
    await this.#page.goto("/sandbox/agent");
    await this.#page.getByLabel("Twoje imię").fill(name);
    await expect(this.#page.getByText("Nikt nie czeka.")).toBeVisible();
  }

  /** Takes the waiting chat. */
  async acceptChat(): Promise<void> {
    await this.#page.getByRole("button", { name: /^Przyjmij/ }).click();
    await expect(this.#field).toBeFocused();
  }

  /** Types messages one after another, each as soon as the former one was sent. */
  async sendMessages(...messages: readonly string[]): Promise<void> {
    for (const message of messages) {
      await this.#field.pressSequentially(message);
      await this.#field.press("Enter");
    }
    await expect(this.messageBubbles.filter({ hasText: messages.at(-1) ?? "" })).toHaveCount(1);
  }

  async sendLink(address: string, text: string): Promise<void> {
    await this.#send("linku", address, text, "Wyślij link");
  }

  async sendPicture(address: string, text: string): Promise<void> {
    await this.#send("obrazka", address, text, "Wyślij obrazek");
  }

  async endChat(): Promise<void> {
    await this.#page.getByRole("button", { name: "Zakończ rozmowę" }).click();
    await expect(this.#field).toBeHidden();
  }

  get #field(): Locator {
    return this.#page.getByLabel("Wiadomość", { exact: true });
  }

  async #send(what: string, address: string, text: string, button: string): Promise<void> {
    await this.#page.getByLabel(`Adres ${what}`).fill(address);
    await this.#page.getByLabel(`Opis ${what}`).fill(text);
    await this.#page.getByRole("button", { name: button }).click();
    await expect(this.messageBubbles.filter({ hasText: address })).toHaveCount(1);
  }
}
