/** Browser that can be launched: its executable and its environment. */
export interface LaunchableBrowser {
  readonly name: string;
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}
