/** A browser that can be launched: what to start, and what it needs in its environment. */
export interface LaunchableBrowser {
  readonly name: string;
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}
