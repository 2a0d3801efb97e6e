import { BehaviorSubject } from "rxjs";
import type { Theme, ThemeChoice, ThemePort } from "#domain/theme/index.ts";

export interface FakeTheme extends ThemePort {
  /** Theme of the page; `undefined` before it was painted. */
  readonly painted: ThemeChoice | undefined;
  /** Changes the preference of the device. */
  devicePrefers(theme: Theme): void;
}

/** Device with the preference `device` and the stored `choice`. */
export function fakeTheme({
  choice = "system",
  device = "light",
}: { choice?: ThemeChoice; device?: Theme } = {}): FakeTheme {
  const preference = new BehaviorSubject<Theme>(device);
  let storedChoice = choice;
  let painted: ThemeChoice | undefined;
  return {
    devicePreference: preference.asObservable(),
    get painted() {
      return painted;
    },
    readChoice: () => storedChoice,
    writeChoice(next) {
      storedChoice = next;
    },
    apply(next) {
      painted = next;
    },
    applyDeviceTheme(next) {
      painted = next;
      storedChoice = "system";
    },
    devicePrefers: (theme) => preference.next(theme),
  };
}
