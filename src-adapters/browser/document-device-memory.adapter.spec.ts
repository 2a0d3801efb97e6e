// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { EMPTY_DEVICE_MEMORY } from "#domain/device/index.ts";
import { DocumentDeviceMemoryAdapter } from "./document-device-memory.adapter.ts";

beforeEach(() => {
  document.cookie = "ebok.app=; Max-Age=0; Path=/";
});

it("stores the device memory without personal data for six months, and removes it when empty", () => {
  const written = vi.spyOn(document, "cookie", "set");
  const memory = new DocumentDeviceMemoryAdapter(window);
  memory.write({ hasLoggedOut: true, keys: ["automatic", "biometric"] });
  memory.write(EMPTY_DEVICE_MEMORY);
  expect(written.mock.calls).toEqual([
    ["ebok.app=left.automatic.biometric; Max-Age=15811200; Path=/; SameSite=Lax"],
    ["ebok.app=; Max-Age=0; Path=/; SameSite=Lax"],
  ]);
  expect(document.cookie).not.toContain("ebok.app");
  written.mockRestore();
});

it.each(["", "yes", "automatically.left-handed", "%6ceft", "<script>"])(
  "reads the cookie %j as an empty device memory",
  (cookieValue) => {
    document.cookie = `ebok.app=${cookieValue}; Path=/`;
    expect(new DocumentDeviceMemoryAdapter(window).read()).toEqual(EMPTY_DEVICE_MEMORY);
  },
);
