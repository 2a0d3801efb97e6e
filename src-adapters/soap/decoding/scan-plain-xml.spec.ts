import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { anyCharacter } from "#test/models/any-character.ts";
import { modelRuns, runs } from "#test/models/runs.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import { parseXml, type XmlElement } from "./parse-xml.ts";
import { escapeXml } from "./xml-text.ts";
import { unpackTree } from "./packed-tree.ts";
import { scanPlainXml } from "./scan-plain-xml.ts";

const EXAMPLES = new URL("../../../docs/contract/examples/", import.meta.url);
const examples = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith(".response.xml"))
  .map((name) => [name, readFileSync(new URL(name, EXAMPLES), "utf8").replaceAll("\r", "")] as const);

/** Converts a tree to plain data. */
function whole({ name, text, children }: XmlElement): XmlElement {
  return { name, text, children: children.map(whole) };
}

function scanned(source: string): XmlElement | undefined {
  const tree = scanPlainXml(source);
  return tree === undefined ? undefined : whole(unpackTree(tree));
}

/** Expects that the scanner returns nothing or the same tree as the parser. */
function expectSameAsParser(source: string): void {
  const found = scanned(source);
  if (found !== undefined) expect(found).toEqual(parseXml(source));
}

const name = fc.constantFrom("item", "entries", "a", "b.c-d", "__proto__", "toString", "S:Body", "n:a");
/** Document whose prefixes are declared. */
const inEnvelope = (source: string): string =>
  `<r xmlns:n="urn:ebok:service:1"><r xmlns:S="urn:ebok:service:1">${source}</r></r>`;
const text = fc
  .string({ unit: anyCharacter, maxLength: 12 })
  .filter((value) => isXmlText(value) && !value.includes("\r"))
  .map(escapeXml);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(name, text).map(([of, content]) => `<${of}>${content}</${of}>`),
    name.map((of) => `<${of}/>`),
    fc
      .tuple(name, fc.array(fc.oneof(tie("element"), text, fc.constant("\n  ")), { maxLength: 4 }))
      .map(([of, parts]) => `<${of} xmlns:n="urn:ebok:service:1">${parts.join("")}</${of}>`),
  ),
}));

describe("scanPlainXml", () => {
  it("scans a reply like the XML parser", () => {
    const source = soapReply(
      "getClientFinancialEntries",
      "<entries><item><number>FV/1 &amp; &#380;</number><empty/></item>\n" +
        '<item xmlns:n="urn:ebok:service:1"><n:number>Zażółć > 1</n:number></item></entries>',
    );
    expect(scanned(source)).toEqual(parseXml(source));
  });

  it("(part of CALL-11) scans every contract example like the XML parser, or returns nothing", () => {
    let plain = 0;
    for (const [, source] of examples) {
      expectSameAsParser(source);
      if (scanned(source) !== undefined) plain += 1;
    }
    expect(plain).toBeGreaterThan(examples.length / 2);
  });

  it("scans any plain XML document like the XML parser", () => {
    fc.assert(
      fc.property(element, (source) => {
        expect(scanned(inEnvelope(source))).toEqual(parseXml(inEnvelope(source)));
        expect(scanned(inEnvelope(source))).toBeDefined();
        expectSameAsParser(source);
      }),
    );
  });

  it("(part of CALL-11) never scans a damaged document differently from the XML parser", () => {
    const damage = fc.constantFrom(
      "",
      "<",
      ">",
      "/",
      "&",
      ";",
      "]]>",
      "<a>",
      "</a>",
      "<!--",
      "-->",
      "<?x?>",
      "<![CDATA[",
      '"',
      " ",
      "=",
      "&#0;",
      "&x;",
      "<!DOCTYPE a>",
      ":",
      "xmlns",
    );
    fc.assert(
      fc.property(element, fc.nat(), fc.nat(6), damage, (source, place, length, piece) => {
        const at = place % (source.length + 1);
        const damaged = source.slice(0, at) + piece + source.slice(at + length);
        expectSameAsParser(damaged);
        expectSameAsParser(inEnvelope(damaged));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("(part of CALL-11) rejects an XML document that is cut off when it is scanned", () => {
    // The proof tests every cut; other runs test one of seven similar cuts in the middle of a response.
    const step = modelRuns() === undefined ? 7 : 1;
    for (const [example, source] of examples) {
      const end = source.trimEnd().length;
      // All cuts of short examples, but only the end of long ones, because scanning them takes seconds.
      const taken = Array.from({ length: Math.min(end, 2_500) }, (_, index) => index + 1)
        .filter((missing) => missing <= 200 || missing % step === 0)
        .filter((missing) => scanPlainXml(source.slice(0, end - missing)) !== undefined);
      expect(taken, `${example}, characters cut off`).toEqual([]);
    }
  });

  it.each([
    ["a comment", "<a><!-- b --></a>"],
    ["a CDATA section", "<a><![CDATA[b]]></a>"],
    ["a document type", "<!DOCTYPE a><a/>"],
    ["a processing instruction", "<a><?b?></a>"],
    ["an attribute", '<a b="1"/>'],
    ["a custom entity", "<a>&nbsp;</a>"],
    ["a carriage return", "<a>\r\n</a>"],
    ["two roots", "<a/><a/>"],
    ["text around the root", "<a/>b"],
    ["an empty text", ""],
    ["a wrong closing tag", "<a><b></a></b>"],
    ["an unclosed root", "<a>"],
    ["a stray closing tag", "</a>"],
    ["an element of another namespace", '<a xmlns:n="urn:x"><n:b/></a>'],
    ["another default namespace", '<a xmlns="urn:x"/>'],
    ["a prefix without a declaration", "<n:a/>"],
    ["a prefix declared inside only", '<a><b xmlns:n="urn:ebok:service:1"/><n:c/></a>'],
    ["a broken declaration", '<?xml version="x"?><a/>'],
    ["too many levels", `${"<a>".repeat(65)}${"</a>".repeat(65)}`],
  ])("leaves a document with %s to the XML parser", (_what, source) => {
    expect(scanPlainXml(source)).toBeUndefined();
  });
});
