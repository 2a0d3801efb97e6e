import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRequest, UnreadableRequest } from "./reader.ts";
import { list, record } from "./shape.ts";
import { escapeXmlText, writeAnswer } from "./writer.ts";

const NS = 'xmlns="urn:ebok:service:1"';
function envelope(body: string): string {
  const soap = "http://schemas.xmlsoap.org/soap/envelope/";
  return `<soap:Envelope xmlns:soap="${soap}"><soap:Body>${body}</soap:Body></soap:Envelope>`;
}

describe("request reader", () => {
  test("reads the texts of a request unchanged, and missing fields as empty", () => {
    const request = readRequest(
      envelope(
        `<startPayment ${NS}><amount>00123456789</amount><entryIds><item>0042</item>` +
          "<item> ż </item></entryIds></startPayment>",
      ),
    );
    expect([
      request.operation,
      request.text("amount"),
      request.list("entryIds"),
      request.text("missing"),
      request.list("missing"),
    ]).toEqual(["startPayment", "00123456789", ["0042", " ż "], "", []]);
  });

  test("reads every text of a request as it was before XML escaping", () => {
    const xmlText = fc.string({ unit: "grapheme" }).filter((text) => escapeXmlText(text).length >= text.length);
    fc.assert(
      fc.property(xmlText, (text) => {
        expect(
          readRequest(envelope(`<beforeLogin ${NS}><login>${escapeXmlText(text)}</login></beforeLogin>`)).text("login"),
        ).toBe(text);
      }),
    );
  });

  test.each([
    ["two operations", envelope(`<a ${NS}/><b ${NS}/>`)],
    ["an operation of another namespace", envelope("<a/>")],
    ["a field twice", envelope(`<a ${NS}><x/><x/></a>`)],
    ["a doctype", `<!DOCTYPE x>${envelope(`<a ${NS}/>`)}`],
    ["SOAP 1.2", '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body/></e:Envelope>'],
  ])("rejects a request with %s", (_, body) => {
    expect(() => readRequest(body)).toThrow(UnreadableRequest);
  });
});

describe("answer writer", () => {
  test("writes each kind of field in the contract's format, in the declared order", () => {
    const fields = {
      price: "money",
      day: "day",
      at: "moment",
      yes: "flag",
      names: list("text"),
      inner: record({ b: "text", a: "number" }),
      gone: "text",
    } as const;
    const xml = writeAnswer("x", fields, {
      inner: { a: 300.5, b: "<&>" },
      names: ["a\u0000b", "]]>"],
      yes: false,
      at: "2026-07-01T10:00:00",
      day: "2026-11-20",
      price: -5,
    });
    expect(xml).toContain(
      "<result><price>-0.05</price><day>20-11-2026</day><at>2026-07-01T10:00:00+02:00</at><yes>false</yes>" +
        "<names><item>ab</item><item>]]&gt;</item></names><inner><b>&lt;&amp;&gt;</b><a>300.5</a></inner></result>",
    );
  });
});
