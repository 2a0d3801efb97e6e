import type { DiagnosticsConsolePort } from "#domain/tracking/diagnostics.port.ts";

/** Prints diagnostics to the console of the browser. */
export class BrowserDiagnosticsConsoleAdapter implements DiagnosticsConsolePort {
  readonly #console: Pick<Console, "groupCollapsed" | "log" | "groupEnd">;

  constructor(console: Pick<Console, "groupCollapsed" | "log" | "groupEnd">) {
    this.#console = console;
  }

  group(title: string, lines: readonly string[]): void {
    this.#console.groupCollapsed(title);
    for (const line of lines) this.#console.log(line);
    this.#console.groupEnd();
  }
}
