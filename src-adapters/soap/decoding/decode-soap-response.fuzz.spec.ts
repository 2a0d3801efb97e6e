import fc from "fast-check";
import { XmlDocument, XmlElement } from "libxml2-wasm";
import { readdirSync, readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { writeAnswer } from "#kit/wire/writer.ts";
import { list, record } from "#kit/wire/shape.ts";
import { modelRuns, runs } from "#test/models/runs.ts";
import { decodeLargeInPlace } from "./large-xml.ts";
import { decodeInPlace } from "./decode-soap-response.ts";
import { buildRequest } from "../gateway/envelope.ts";
import { Fields } from "./fields.ts";

/** Decoders of small and of large responses. */
const DECODERS = [decodeInPlace, decodeLargeInPlace];

/** Number of texts in one request: a run of 100 tests 1,000 texts; `npm run proof` tests 100,000 of each kind. */
const TOGETHER = 10;

type Leaf = readonly [path: string, text: string];

/** Returns the leaf elements of a document, from a parser that shares no code with the portal. */
function byLibxml(source: string): readonly Leaf[] {
  using document = XmlDocument.fromString(source);
  const walk = (element: XmlElement, path: string): Leaf[] => {
    const children: XmlElement[] = [];
    for (let node = element.firstChild; node !== null; node = node.next)
      if (node instanceof XmlElement) children.push(node);
    const here = `${path}/{${element.namespaceUri}}${element.name}`;
    return children.length === 0 ? [[here, element.content]] : children.flatMap((child) => walk(child, here));
  };
  return walk(document.root, "");
}

/** Returns the leaf elements, from a second independent parser. */
function bySaxes(source: string): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const open: { path: string; text: string; leaf: boolean }[] = [{ path: "", text: "", leaf: false }];
  const parser = new SaxesParser({ xmlns: true });
  const top = () => open.at(-1) ?? { path: "", text: "", leaf: false };
  parser.on("opentag", ({ uri, local }) => {
    const parent = top();
    parent.leaf = false;
    open.push({ path: `${parent.path}/{${uri}}${local}`, text: "", leaf: true });
  });
  parser.on("text", (text) => void (top().text += text));
  parser.on("closetag", () => {
    const { path, text, leaf } = top();
    open.pop();
    if (leaf) leaves.push([path, text]);
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(source).close();
  return leaves;
}

const DIGITS = fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength: 1, maxLength: 34 });
const POLISH = fc.string({
  unit: fc.constantFrom(...Array.from("aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄCĆEĘLŁNŃOÓSŚZŹŻ .,-–„”/0123456789")),
  minLength: 1,
  maxLength: 60,
});
// Without U+FEFF as the first character: the binding of libxml2 takes it for a byte order mark.
const HOSTILE = fc.string({
  unit: fc.constantFrom(
    "&",
    "<",
    ">",
    '"',
    "'",
    "]]>",
    "<![CDATA[",
    "<!--",
    "-->",
    "<?",
    "?>",
    "<!DOCTYPE a>",
    "</value>",
    "<value>",
    "&#13;",
    "&amp;",
    "&lt;",
    "&xxe;",
    "&#0;",
    "%e;",
    "\r",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\u00a0",
    "\u0085",
    "\u2028",
    "x\ufeff",
    "\u007f",
    "\u009f",
    "\ufffd",
    "\ud7ff",
    "\ue000",
    "ą",
    "ا",
    "e\u0301",
    "😀",
    "\u{10ffff}",
    "__proto__",
    "0",
  ),
  minLength: 1,
  maxLength: 20,
});
/** Characters that XML 1.0 does not allow. */
const FORBIDDEN = fc.constantFrom(
  "\u0000",
  "\u0001",
  "\u0008",
  "\u000b",
  "\u000c",
  "\u001f",
  "\ud800",
  "\udfff",
  "\ufffe",
  "\uffff",
);

describe.each([
  ["digits", DIGITS],
  ["Polish", POLISH],
  ["hostile to XML", HOSTILE],
])("texts of %s", (_kind, text) => {
  const texts = fc.array(text, { minLength: TOGETHER, maxLength: TOGETHER });

  it("[CALL-03] sends lists as items or named entries and reads lists from a reply unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        for (const itemName of [undefined, "context"]) {
          const built = buildRequest({ operation: "op", sessionId: "s", payload: { list: values }, itemName });
          if (!built.ok) throw new Error("the request was rejected");
          const sent = byLibxml(built.value).filter(([path]) => path.includes("}list/"));
          expect(sent.map(([path, value]) => [path.split("}").at(-1), value])).toEqual(
            values.map((value) => [itemName ?? "item", value]),
          );
        }
        const { buffer } = new TextEncoder().encode(
          writeAnswer(
            "op",
            { list: list(record({ text: "text" })) },
            { list: values.map((value) => ({ text: value })) },
          ),
        );
        for (const decodeSoapResponse of DECODERS) {
          const read = await decodeSoapResponse(buffer, "op");
          expect(read.ok && Fields.of(read.value).list("list", (item) => item.text("text"))).toEqual(values);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it("(part of CALL-03) sends texts in SOAP that two independent parsers read unchanged", () => {
    fc.assert(
      fc.property(texts, (values) => {
        const [first = "", second = "", ...rest] = values;
        const built = buildRequest({ operation: "op", sessionId: first, payload: { deep: { value: second }, rest } });
        if (!built.ok) throw new Error("the request was rejected");
        const seen = byLibxml(built.value);
        expect(seen.map(([, value]) => value)).toEqual(values);
        expect(bySaxes(built.value)).toEqual(seen);
        // A bare carriage return would arrive as a line feed.
        expect(built.value).not.toContain("\r");
      }),
      { numRuns: runs(100) },
    );
  });

  it("(part of CALL-03) reads texts of a reply unchanged with each decoder", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const { buffer } = new TextEncoder().encode(
          writeAnswer("op", { values: list(record({ text: "text" })) }, { values: values.map((text) => ({ text })) }),
        );
        for (const decodeSoapResponse of DECODERS) {
          const read = await decodeSoapResponse(buffer, "op");
          if (!read.ok) throw new Error(JSON.stringify(read.failure));
          expect(Fields.of(read.value).list("values", (item) => item.text("text"))).toEqual(values);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it("(part of CALL-03) rejects request texts before sending when XML forbids a character", () => {
    fc.assert(
      fc.property(texts, FORBIDDEN, fc.nat(TOGETHER - 1), fc.nat(), (values, forbidden, which, where) => {
        const broken = values.map((value, index) =>
          index === which
            ? value.slice(0, where % value.length) + forbidden + value.slice(where % value.length)
            : value,
        );
        // Two adjacent surrogate halves form a valid character.
        fc.pre(broken.some((value) => !isXmlText(value)));
        expect(buildRequest({ operation: "op", payload: { broken } })).toEqual({
          ok: false,
          failure: { kind: "malformed", why: "unsendable" },
        });
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("example reply of every operation", () => {
  const folder = new URL("../../../docs/contract/examples/", import.meta.url);
  const examples = readdirSync(folder).flatMap((name) => {
    const operation = /^(\w+)\.response\.xml$/.exec(name)?.[1];
    return operation === undefined
      ? []
      : [{ operation, source: readFileSync(new URL(name, folder), "utf8").trimEnd() }];
  });

  it.each(examples)(
    "(part of CALL-11) rejects the reply of $operation cut off at any byte",
    async ({ operation, source }) => {
      const { buffer } = new TextEncoder().encode(source);
      for (const decodeSoapResponse of DECODERS) {
        expect((await decodeSoapResponse(buffer, operation)).ok).toBe(true);
        const taken: number[] = [];
        // The proof cuts at every byte. Other runs cut at some bytes of a long response, in each part of it, and at its
        // whole end.
        const stride = modelRuns() === undefined ? Math.max(1, Math.floor(buffer.byteLength / 150)) : 1;
        for (let end = 0; end < buffer.byteLength; end += end > buffer.byteLength - 60 ? 1 : stride) {
          if ((await decodeSoapResponse(buffer.slice(0, end), operation)).ok) taken.push(end);
        }
        expect(taken).toEqual([]);
      }
    },
  );

  it("(part of CALL-11) rejects an example reply of any operation with half of a two-byte letter", async () => {
    const polish = examples.flatMap(({ operation, source }) =>
      [...source.matchAll(/[ąćęłńóśźż]/g)].slice(0, 20).map(({ index }) => ({ operation, source, index })),
    );
    expect(polish.length).toBeGreaterThan(50);
    for (const { operation, source, index } of polish) {
      const { buffer } = new TextEncoder().encode(source);
      const at = new TextEncoder().encode(source.slice(0, index)).length;
      // Removes the second byte of the letter.
      const split = new Uint8Array([
        ...new Uint8Array(buffer).subarray(0, at + 1),
        ...new Uint8Array(buffer).subarray(at + 2),
      ]);
      expect(await decodeInPlace(split.buffer, operation)).toEqual({
        ok: false,
        failure: { kind: "malformed", why: "not-xml" },
      });
      expect((await decodeInPlace(buffer.slice(0, at + 1), operation)).ok).toBe(false);
    }
  });
});
