/** Diagnostics mode of this tab (CALL-17). Remembered over reloads, forgotten when the tab closes. */
export interface DiagnosticsModePort {
  isOn(): boolean;
  turnOn(): void;
  turnOff(): void;
  /** True if the panel was collapsed last. */
  isCollapsed(): boolean;
  setCollapsed(isCollapsed: boolean): void;
}

/** Console of the browser's tools, for diagnostics. */
export interface DiagnosticsConsolePort {
  /** Prints a collapsed group. */
  group(title: string, lines: readonly string[]): void;
}
