import fc from "fast-check";
import { XmlDocument, XmlElement } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { anyCharacter } from "#test/models/any-character.ts";
import { buildRequest, canonicalPayload } from "./envelope.ts";
import type { RequestParts } from "./envelope.ts";

/** Reads a request with a parser that shares no code with the adapters. */
function readWithLibxml<Seen>(request: RequestParts, read: (operation: XmlElement) => Seen): Seen {
  const built = buildRequest(request);
  if (!built.ok) throw new Error("the request was rejected");
  using document = XmlDocument.fromString(built.value);
  const operation = document.get("/s:Envelope/s:Body/*", { s: "http://schemas.xmlsoap.org/soap/envelope/" });
  if (!(operation instanceof XmlElement)) throw new Error("the request has no operation element");
  return read(operation);
}

function contents(parent: XmlElement, path: string): string[] {
  return parent.find(path, { e: "urn:ebok:service:1" }).map((node) => node.content);
}

describe("buildRequest", () => {
  it("(part of CALL-01) puts the SOAP operation into the body, in the namespace of the service", () => {
    const seen = readWithLibxml({ operation: "getBanners" }, (operation) => [operation.name, operation.namespaceUri]);
    expect(seen).toEqual(["getBanners", "urn:ebok:service:1"]);
  });

  it("(part of CALL-02) puts the session id first in a SOAP request; omits it without a session", () => {
    const names = (request: RequestParts) => readWithLibxml(request, (operation) => contents(operation, "e:*"));
    expect(names({ operation: "getPaymentState", sessionId: "s-1", payload: { paymentId: "p-1" } })).toEqual([
      "s-1",
      "p-1",
    ]);
    expect(names({ operation: "beforeLogin", payload: { login: "jan" } })).toEqual(["jan"]);
  });

  it("(part of CALL-03) sends lists as item entries or with the operation's own entry name", () => {
    const items = (count: number, itemName?: string) =>
      readWithLibxml(
        { operation: "op", itemName, payload: { ids: Array.from({ length: count }, (_, i) => `id${i}`) } },
        (operation) => contents(operation, `e:ids/e:${itemName ?? "item"}`),
      );
    expect(items(0)).toEqual([]);
    expect(items(1)).toEqual(["id0"]);
    expect(items(3)).toEqual(["id0", "id1", "id2"]);
    expect(items(2, "context")).toEqual(["id0", "id1"]);
  });

  it("(part of CALL-03) sends any text that XML allows unchanged in a SOAP request", () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 }).filter(isXmlText);
    fc.assert(
      fc.property(text, (value) => {
        expect(
          readWithLibxml({ operation: "op", payload: { value } }, (operation) => contents(operation, "e:value")),
        ).toEqual([value]);
      }),
    );
  });

  it.each([
    "00123456789",
    "61109010140000071219812874",
    "0042",
    "Zażółć gęślą jaźń",
    "a & <b> \"c\" 'd'",
    "x\r\ny\rz",
    "]]>",
    "&#380;",
    " \t ",
  ])("(part of CALL-03) sends the text %j unchanged in a SOAP request", (value) => {
    expect(
      readWithLibxml({ operation: "op", payload: { value } }, (operation) => contents(operation, "e:value")),
    ).toEqual([value]);
  });

  it.each([["\u0000"], ["\u0008"], ["\u001f"], ["\ud800"], ["a\udc00b"], ["\ufffe"], ["\uffff"]])(
    "(part of CALL-03) rejects the character %j before sending, anywhere in the SOAP payload",
    (value) => {
      const refused = { ok: false, failure: { kind: "malformed", why: "unsendable" } };
      expect(buildRequest({ operation: "op", payload: { value } })).toEqual(refused);
      expect(buildRequest({ operation: "op", payload: { list: ["fine", { deep: value }] } })).toEqual(refused);
      expect(buildRequest({ operation: "op", sessionId: value })).toEqual(refused);
    },
  );

  it("rejects a payload name because it is no valid XML element name", () => {
    expect(() => buildRequest({ operation: "op", payload: { "a b": "x" } })).toThrow(RangeError);
  });

  it("leaves undefined values out of the SOAP request", () => {
    expect(canonicalPayload({ a: undefined, b: "1" })).toBe("<b>1</b>");
  });
});
