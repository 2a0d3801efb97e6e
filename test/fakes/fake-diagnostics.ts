import { defer, startWith, Subject } from "rxjs";
import type {
  CallDiagnosticsPort,
  DiagnosedCall,
  DiagnosticsConsolePort,
  DiagnosticsModePort,
} from "#domain/tracking/index.ts";

export interface FakeCallDiagnostics extends CallDiagnosticsPort {
  /** Starts, retries or ends a call of the page. */
  end(call: DiagnosedCall): void;
}

/** Page whose calls the test ends. */
export function fakeCallDiagnostics(): FakeCallDiagnostics {
  const latest = new Map<string, DiagnosedCall>();
  const later = new Subject<DiagnosedCall>();
  return {
    calls: defer(() => later.pipe(startWith(...[...latest.values()].slice(-100)))),
    end(call) {
      latest.set(call.requestId, call);
      later.next(call);
    },
  };
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
