// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserClipboardAdapter } from "#adapters/browser/browser-clipboard.adapter.ts";
import { BrowserFileDownloadAdapter, OBJECT_URL_LIFETIME_MS } from "#adapters/browser/browser-file-download.adapter.ts";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import { NativeFileDownloadAdapter } from "#adapters/native-bridge/native-file-download.adapter.ts";
import { bridgeFailure } from "#domain/device/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { fakeClipboard } from "#test/fakes/fake-clipboard.ts";
import { fakeFileDownload, fakeProviderFiles, type SavedText } from "#test/fakes/fake-files.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { clipboardPortContract } from "./clipboard-port.contract.ts";
import { fileDownloadPortContract } from "./file-download-port.contract.ts";
import { providerFilesPortContract } from "./provider-files-port.contract.ts";

afterEach(() => void vi.restoreAllMocks());

clipboardPortContract("fake", (device) => {
  const port = fakeClipboard(device);
  return { port, text: () => port.text };
});

clipboardPortContract("browser", ({ isDenied }) => {
  let text = "";
  const clipboard = {
    async writeText(written: string) {
      if (isDenied) throw new DOMException("denied", "NotAllowedError");
      text = written;
    },
  };
  return { port: new BrowserClipboardAdapter({ clipboard }), text: () => text };
});

it("resolves with false when the browser has no clipboard", async () => {
  expect(await new BrowserClipboardAdapter({}).write("4127830")).toBe(false);
});

/** Blobs by their object URL. */
const blobs = new Map<string, Blob>();
/** Files that were downloaded by a click on a link. */
const downloads: { readonly name: string; readonly blob: Blob | undefined }[] = [];

beforeEach(() => {
  blobs.clear();
  downloads.length = 0;
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      const address = `blob:${blobs.size + 1}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: (address: string) => void blobs.delete(address),
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.isConnected) downloads.push({ name: this.download, blob: blobs.get(this.href) });
  });
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsText(blob);
  });

const savedDownloads = (): Promise<readonly SavedText[]> =>
  Promise.all(
    downloads.map(async ({ name, blob }) => {
      if (blob === undefined) throw new Error(`${name} has no content`);
      return { name, type: blob.type, text: await textOf(blob) };
    }),
  );

fileDownloadPortContract("fake", (device) => {
  const port = fakeFileDownload(device);
  return { port, saved: async () => port.saved };
});

fileDownloadPortContract("browser", ({ isFull }) => {
  if (isFull)
    Object.assign(URL, {
      createObjectURL: () => {
        throw new TypeError("storage is full");
      },
    });
  return { port: new BrowserFileDownloadAdapter(window), saved: savedDownloads };
});

fileDownloadPortContract("native bridge", ({ isFull }) => {
  const bridge = fakeNativeBridge();
  const saveFile = isFull ? async () => fail(bridgeFailure("unable")) : bridge.saveFile;
  const browser = fakeFileDownload();
  const port = new NativeFileDownloadAdapter({ device: () => bridge.device(), saveFile }, browser);
  return {
    port,
    saved: async () => {
      expect(browser.saved).toEqual([]);
      return bridge.files.map(({ name, type, bytes }) => ({ name, type, text: new TextDecoder().decode(bytes) }));
    },
  };
});

describe("downloads", () => {
  it("removes the link after a download, and keeps the object URL for a minute", async () => {
    vi.useFakeTimers();
    await new BrowserFileDownloadAdapter(window).save("a.txt", "text/plain", "a");
    expect([document.querySelector("a"), blobs.size]).toEqual([null, 1]);
    vi.advanceTimersByTime(OBJECT_URL_LIFETIME_MS);
    expect(blobs.size).toBe(0);
    vi.useRealTimers();
  });

  it("downloads through the browser when the page runs outside the app", async () => {
    const bridge = fakeNativeBridge();
    bridge.fails("no-device");
    const browser = fakeFileDownload();
    expect(await new NativeFileDownloadAdapter(bridge, browser).save("a.txt", "text/plain", "a")).toBe(true);
    expect([browser.saved.length, bridge.files.length]).toEqual([1, 0]);
  });
});

providerFilesPortContract("fake", (found) => Object.assign(fakeProviderFiles(), { availability: found }));

const STATUS = { available: 200, gone: 410, unreachable: 502 } as const;

providerFilesPortContract(
  "HTTP",
  (found) =>
    new HttpProviderFilesAdapter({
      async fetch(_input, init) {
        const content = init?.method === "HEAD" || found !== "available" ? null : "faktura.pdf";
        return new Response(content, { status: STATUS[found], headers: { "Content-Type": "application/pdf" } });
      },
    }),
);

it('checks a file with one HEAD request, and returns "gone" when the status is 404', async () => {
  const requests: unknown[] = [];
  const files = new HttpProviderFilesAdapter({
    fetch: async (input, init) => {
      requests.push([input, init?.method]);
      return new Response(null, { status: 404 });
    },
  });
  expect(await files.checkAvailability("/files/1")).toBe("gone");
  expect(requests).toEqual([["/files/1", "HEAD"]]);
});

it('returns "unreachable" when the HEAD request for a file fails', async () => {
  const files = new HttpProviderFilesAdapter({ fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(await files.checkAvailability("/files/1")).toBe("unreachable");
});

it("returns no file when the request fails, and sets the type of a file without one", async () => {
  const failing = new HttpProviderFilesAdapter({ fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(await failing.fetchFile("https://ebok.example/files/1")).toBeUndefined();
  const untyped = new HttpProviderFilesAdapter({ fetch: async () => new Response(new Uint8Array([1])) });
  expect(await untyped.fetchFile("https://ebok.example/files/1")).toMatchObject({ type: "application/octet-stream" });
});
