import { action, computed, makeObservable, observable } from "mobx";
import { themeFor, type Theme, type ThemeChoice, type ThemePort } from "#domain/theme/index.ts";

/** The customer's choice of theme, and what is drawn now. */
export class ThemeStore {
  choice: ThemeChoice;
  device: Theme = "light";
  readonly #port: ThemePort;

  constructor(port: ThemePort) {
    this.#port = port;
    this.choice = port.readChoice();
    makeObservable(this, {
      choice: observable,
      device: observable,
      theme: computed,
      choose: action,
      follow: action,
    });
    port.devicePreference.subscribe((device) => this.follow(device));
  }

  get theme(): Theme {
    return themeFor(this.choice, this.device);
  }

  /**
   * Paints the page in this choice and keeps it for 6 months (THEME-02). Chosen again it changes nothing: the app may
   * have painted over it (THEME-03).
   */
  choose(choice: ThemeChoice): void {
    if (choice === this.choice) return;
    this.choice = choice;
    this.#port.writeChoice(choice);
    this.#port.apply(choice);
  }

  /** The device prefers this now: the browser says so, or the app around it (THEME-03). */
  follow(device: Theme): void {
    this.device = device;
  }

  /** Paints the page in the device's theme, as the app around it reports it; the choice stays (THEME-03). */
  paintDevice(device: Theme): void {
    this.#port.paintDevice(device);
  }
}
