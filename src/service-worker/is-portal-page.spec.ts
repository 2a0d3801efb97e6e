import { expect, it } from "vitest";
import { isPortalPage } from "./is-portal-page.ts";

it.each(["/", "/index", "/invoice", "/invoice/12", "/service", "/loginToken/abc", "/netflix", "/chat", "/privacy"])(
  "(part of SW-01) answers %s from the stored portal",
  (path) => expect(isPortalPage(path)).toBe(true),
);

it.each([
  "/sandbox",
  "/sandbox/pay/1",
  "/sandbox/files/invoice.pdf",
  "/pay/1",
  "/brand/icon.svg",
  "/config.json",
  "/health",
  "/third-party-notices.txt",
  "/.well-known/security.txt",
  "/regulamin.pdf",
])("(part of SW-04) leaves %s to the server", (path) => expect(isPortalPage(path)).toBe(false));
