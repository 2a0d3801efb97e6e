import { expect, it } from "vitest";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { providerText } from "./provider-text.ts";

it("joins the values in a text of the server", () => {
  const text = "Przerwa do 23-11-2026 przy ul. Długiej";
  expect(providerText(text)).not.toBe(text);
  expect(unjoinedText(providerText(text))).toBe(text);
});
