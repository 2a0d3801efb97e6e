import { expect, it } from "vitest";
import type { StreamingService } from "#domain/direct-billing/index.ts";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeStreamingService } from "./decode-streaming-service.ts";

function decoded(more: string): StreamingService | undefined {
  const element = parseXml(
    "<item><service>netflix</service><name>Netflix</name><state>ACTIVE</state>" +
      `<price>49.00</price><plans/>${more}</item>`,
  );
  return element === undefined ? undefined : decodeStreamingService(Fields.of(element));
}

const terms = (parts: string): string => `<terms>${parts}<paragraphs/></terms>`;

it("(part of DB-02) distinguishes unreadable terms of a streaming service from missing ones", () => {
  expect(decoded("")).toMatchObject({ terms: undefined, hasBrokenTerms: false });
  expect(decoded(terms("<version>2026-01</version><title>Regulamin</title>"))).toMatchObject({
    terms: { version: "2026-01", acceptedOn: undefined },
    hasBrokenTerms: false,
  });
  for (const broken of [terms("<title>Regulamin</title>"), terms("<version>1</version><title> </title>"), "<terms/>"]) {
    expect(decoded(broken), broken).toMatchObject({ terms: undefined, hasBrokenTerms: true });
  }
});

it("accepts an activation link of a service only over https and without credentials", () => {
  const activation = (url: string) => decoded(`<activationUrl>${url}</activationUrl>`)?.activation;
  expect(activation("https://www.netflix.com/activate")).toEqual({
    kind: "link",
    href: "https://www.netflix.com/activate",
    host: "www.netflix.com",
  });
  for (const wrong of [
    "http://www.netflix.com/",
    "https://netflix.com@evil.example/",
    "https://:netflix.com@evil.example/",
    "javascript:alert(1)",
    "netflix.com",
  ]) {
    expect(activation(wrong), wrong).toBeUndefined();
  }
  expect(
    decoded("<activationUrl>https://netflix.com@evil.example</activationUrl><activationCode>AB-1</activationCode>")
      ?.activation,
  ).toEqual({ kind: "code", code: "AB-1" });
});
