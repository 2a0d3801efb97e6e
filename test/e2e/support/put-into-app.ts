import type { BrowserContext, Page } from "@playwright/test";
import { Phone } from "#sandbox/wrapper/phone.ts";

/** What the page says to whoever holds it: a text of the bridge, or that the device looks otherwise now. */
type PageMessage = { readonly text: string } | { readonly dark: boolean };

declare global {
  interface Window {
    /** What Android's `addWebMessageListener` puts into a page. */
    ebokNative?: { postMessage(text: string): void; onmessage: ((event: { readonly data: string }) => void) | null };
    ebokWebView?: (pageMessage: PageMessage) => Promise<void>;
  }
}

const channelOf = (text: string): unknown => {
  const message: unknown = JSON.parse(text);
  return typeof message === "object" && message !== null && "channel" in message ? message.channel : undefined;
};

/** A file that the app saves is a download of the page: what a test waits for is the same as in a browser. */
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
 * Makes the pages of `origin` in this context pages inside the operator's app (docs/contract/native-bridge.md): each
 * has the app's end of the bridge
 * before any script of its own runs, and behind it is one phone, the simulator's, whose owner shows the right finger
 * and allows what is asked. Its keys
 * outlast a page. The sandbox's own pages and whatever is in a frame have no app around them. Returns whether any page
 * has spoken yet.
 */
export async function putIntoApp(context: BrowserContext, origin: string): Promise<() => boolean> {
  const speakers = new Map<unknown, Page>();
  let speaker: Page | undefined;
  const phone = new Phone(
    {
      // a page that has gone hears nothing
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
    // the device is dark where the browser says so: a web view is told by the same system
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const reportLayout = (): void => void window.ebokWebView?.({ dark: dark.matches });
    reportLayout();
    dark.addEventListener("change", reportLayout);
    window.ebokNative = { postMessage: (text) => void window.ebokWebView?.({ text }), onmessage: null };
  }, origin);
  return () => speakers.size > 0;
}
