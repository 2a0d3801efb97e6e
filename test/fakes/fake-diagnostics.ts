import { ReplaySubject } from "rxjs";
import type {
  CallDiagnosticsPort,
  DiagnosedCall,
  DiagnosticsConsolePort,
  DiagnosticsModePort,
} from "#domain/tracking/index.ts";

export interface FakeCallDiagnostics extends CallDiagnosticsPort {
  /** Ends a call of the page. */
  end(call: DiagnosedCall): void;
}

/** Page whose calls the test ends. */
export function fakeCallDiagnostics(): FakeCallDiagnostics {
  const calls = new ReplaySubject<DiagnosedCall>(100);
  return { calls, end: (call) => calls.next(call) };
}

/** State of a tab: the mode, and whether the panel is collapsed. */
export interface FakeDiagnosticsTab {
  isOn: boolean;
  isCollapsed: boolean;
}

/** Diagnostics mode of a tab, off at first. */
export function fakeDiagnosticsMode(
  tab: FakeDiagnosticsTab = { isOn: false, isCollapsed: false },
): DiagnosticsModePort {
  return {
    isOn: () => tab.isOn,
    turnOn: () => void (tab.isOn = true),
    turnOff: () => void Object.assign(tab, { isOn: false, isCollapsed: false }),
    isCollapsed: () => tab.isCollapsed,
    setCollapsed: (isCollapsed) => void (tab.isCollapsed = isCollapsed),
  };
}

export interface FakeDiagnosticsConsole extends DiagnosticsConsolePort {
  /** Printed groups: title, then lines. */
  readonly printed: readonly (readonly string[])[];
}

/** Console that keeps what it prints. */
export function fakeDiagnosticsConsole(): FakeDiagnosticsConsole {
  const printed: (readonly string[])[] = [];
  return { printed, group: (title, lines) => void printed.push([title, ...lines]) };
}
