import type { App } from "../../boot/app.ts";
import { deviceOf } from "./in-app.tsx";

/** Has the app save a text as a file; whether it did, `undefined` where there is no app. */
export async function saveText(app: App, name: string, type: string, text: string): Promise<boolean | undefined> {
  const { bridge } = deviceOf(app);
  if (!(await bridge.device()).ok) return undefined;
  return (await bridge.saveFile({ name, type, bytes: new TextEncoder().encode(text) })).ok;
}
