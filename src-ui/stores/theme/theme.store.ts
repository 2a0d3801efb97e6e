import { action, computed, makeObservable, observable } from "mobx";
import { themeFor, type Theme, type ThemeChoice, type ThemePort } from "#domain/theme/index.ts";

/** Theme choice of the customer, and the theme of the device. */
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
      setDeviceTheme: action,
    });
    port.devicePreference.subscribe((device) => this.setDeviceTheme(device));
  }

  get theme(): Theme {
    return themeFor(this.choice, this.device);
  }

  /**
   * Applies a choice and stores it for 6 months (THEME-02). An equal choice changes nothing: the native app may have
   * set the theme (THEME-03).
   */
  choose(choice: ThemeChoice): void {
    if (choice === this.choice) return;
    this.choice = choice;
    this.#port.writeChoice(choice);
    this.#port.apply(choice);
  }

  /** Sets the theme that the device prefers, as reported by the browser or the native app (THEME-03). */
  setDeviceTheme(device: Theme): void {
    this.device = device;
  }

  /** Applies the device's theme as reported by the native app; the choice stays (THEME-03). */
  applyDeviceTheme(device: Theme): void {
    this.#port.applyDeviceTheme(device);
  }
}
