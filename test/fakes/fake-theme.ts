import { BehaviorSubject } from "rxjs";
import type { Theme, ThemeChoice, ThemePort } from "#domain/theme/index.ts";

export interface FakeTheme extends ThemePort {
  /** What the page is painted in; `undefined` before it was. */
  readonly painted: ThemeChoice | undefined;
  /** The device changes its mind. */
  devicePrefers(theme: Theme): void;
}

/** A device that prefers `device` and has kept `choice`. */
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
    paintDevice(next) {
      painted = next;
      storedChoice = "system";
    },
    devicePrefers: (theme) => preference.next(theme),
  };
}
