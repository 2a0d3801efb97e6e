/** Console of the browser's tools, for diagnostics. */
export interface DiagnosticsConsolePort {
  /** Prints a collapsed group. */
  group(title: string, lines: readonly string[]): void;
}
