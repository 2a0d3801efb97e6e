import { BrowserDiagnosticsConsoleAdapter } from "#adapters/tracking/browser-diagnostics-console.adapter.ts";
import { SessionDiagnosticsModeAdapter } from "#adapters/storage/session-diagnostics-mode.adapter.ts";
import { expect, it } from "vitest";
import { CallDiagnosticsLog } from "#src/container/call-diagnostics-log.ts";
import { fakeCallDiagnostics, fakeDiagnosticsConsole, fakeDiagnosticsMode } from "#test/fakes/fake-diagnostics.ts";
import { callDiagnosticsPortContract } from "./call-diagnostics-port.contract.ts";
import { diagnosticsConsolePortContract } from "./diagnostics-console-port.contract.ts";
import { diagnosticsModePortContract } from "./diagnostics-mode-port.contract.ts";

callDiagnosticsPortContract("fake", () => {
  const port = fakeCallDiagnostics();
  return { port, end: (call) => port.end(call) };
});

callDiagnosticsPortContract("log of the page", () => {
  const port = new CallDiagnosticsLog();
  return { port, end: port.add };
});

diagnosticsModePortContract("fake", () => {
  const tab = { isOn: false, isCollapsed: false };
  return { reload: () => fakeDiagnosticsMode(tab) };
});

/** Session storage of one tab. */
function tabStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  };
}

diagnosticsModePortContract("session storage", () => {
  const storage = tabStorage();
  return { reload: () => new SessionDiagnosticsModeAdapter(() => storage) };
});

it("(part of CALL-17) keeps the mode off when the browser denies storage", () => {
  const mode = new SessionDiagnosticsModeAdapter(() => {
    throw new Error("denied");
  });
  mode.turnOn();
  mode.setCollapsed(true);
  mode.turnOff();
  expect([mode.isOn(), mode.isCollapsed()]).toEqual([false, false]);
});

diagnosticsConsolePortContract("fake", () => {
  const port = fakeDiagnosticsConsole();
  return { port, printed: () => port.printed };
});

diagnosticsConsolePortContract("browser", () => {
  const groups: string[][] = [];
  const port = new BrowserDiagnosticsConsoleAdapter({
    groupCollapsed: (title: string) => void groups.push([title]),
    log: (line: string) => void groups.at(-1)?.push(line),
    groupEnd: () => undefined,
  });
  return { port, printed: () => groups };
});
