import type { BrowserContext, Page } from "@playwright/test";
import { Phone } from "#sandbox/native-app-simulator/phone.ts";

/** Message of the page to its host: a text of the bridge, or the new colour scheme of the device. */
type PageMessage = { readonly text: string } | { readonly dark: boolean };

declare global {
  interface Window {
    /** Object that Android's `addWebMessageListener` adds to a page. */
    ebokNative?: { postMessage(text: string): void; onmessage: ((event: { readonly data: string }) => void) | null };
    ebokWebView?: (pageMessage: PageMessage) => Promise<void>;
  }
}

const channelOf = (text: string): unknown => {
  const message: unknown = JSON.parse(text);
  return typeof message === "object" && message !== null && "channel" in message ? message.channel : undefined;
};

/** Downloads a file that the app saves, so that a test waits for it as in a browser. */
function downloadFile({
  name,
  type,
  bytes,
}: {
  readonly name: string;
  readonly type: string;
  readonly bytes: string;
}): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Runs the pages of `origin` in this context inside the operator's app (docs/contract/native-bridge.md). Each page has
 * the app's end of the bridge before its own scripts run. Behind it is one simulated phone, whose owner shows the right
 * finger and allows all requests; its keys survive a page. Sandbox pages and frames have no app. Returns a function
 * that says if any page has sent a message.
 */
export async function putIntoApp(context: BrowserContext, origin: string): Promise<() => boolean> {
  const speakers = new Map<unknown, Page>();
  let speaker: Page | undefined;
  const phone = new Phone(
    {
      // A page that has gone receives nothing.
      send: (text) =>
        void speakers
          .get(channelOf(text))
          ?.evaluate((data) => window.ebokNative?.onmessage?.({ data }), text)
          .catch(() => undefined),
      showFinger: async () => true,
      allowPush: async () => true,
      outside: (what) => {
        if (what.kind === "file")
          speaker
            ?.evaluate(downloadFile, { ...what, bytes: Buffer.from(what.bytes).toString("base64") })
            .catch(() => undefined);
      },
    },
    {
      name: "Telefon z testów",
      platform: "android",
      appVersion: "1.0.0",
      biometry: "fingerprint",
      push: "unasked",
      dark: false,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    },
  );
  await context.exposeBinding("ebokWebView", async ({ page }, pageMessage: PageMessage) => {
    if ("text" in pageMessage) {
      speakers.set(channelOf(pageMessage.text), page);
      speaker = page;
      await phone.receiveMessage(pageMessage.text);
    } else if (pageMessage.dark !== phone.settings.dark) {
      phone.settings.dark = pageMessage.dark;
      phone.emit("dark", pageMessage.dark);
    }
  });
  await context.addInitScript((portal) => {
    const { location, parent } = window;
    if (parent !== window || location.origin !== portal || /^\/(sandbox|wrapper)(\/|$)/.test(location.pathname)) return;
    // The device is dark if the browser is: both follow the same system.
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const reportLayout = (): void => void window.ebokWebView?.({ dark: dark.matches });
    reportLayout();
    dark.addEventListener("change", reportLayout);
    window.ebokNative = { postMessage: (text) => void window.ebokWebView?.({ text }), onmessage: null };
  }, origin);
  return () => speakers.size > 0;
}
