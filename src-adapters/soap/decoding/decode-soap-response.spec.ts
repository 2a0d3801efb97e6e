import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isXmlText } from "#domain/validation/xml-characters.ts";
import { anyCharacter } from "#test/models/any-character.ts";
import { soapReply } from "#test/fakes/soap-reply.ts";
import {
  decodeBySize,
  decodeSoapResponse,
  LARGE_RESPONSE_BYTES,
  type SoapResponseDecoder,
} from "./decode-soap-response.ts";
import { Fields } from "./fields.ts";
import { escapeXml } from "./xml-text.ts";

const OPERATION = "getSiteContent";

function fieldsOf(result: string): Fields {
  const read = decodeSoapResponse(soapReply(OPERATION, result), OPERATION);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return Fields.of(read.value);
}

function why(source: string, operation = OPERATION): string {
  const read = decodeSoapResponse(source, operation);
  if (read.ok) return "an answer";
  return read.failure.kind === "malformed" ? read.failure.why : read.failure.kind;
}

const SAMPLE = soapReply(
  OPERATION,
  "<content><item><key>help</key>" +
    "<value>Zażółć &lt;b&gt;gęślą&lt;/b&gt; &#380; <![CDATA[<i>jaźń</i> &nbsp;]]></value></item><item/></content>",
);

describe("valid answers", () => {
  it.each([
    "00123456789",
    "61109010140000071219812874",
    "0042",
    "1e5",
    "0x1F",
    "true",
    " 7 ",
    "-0",
    "9007199254740993",
  ])("(part of CALL-03) keeps the value %j of a reply as text", (text) => {
    expect(fieldsOf(`<value>${text}</value>`).text("value")).toBe(text);
  });

  it("(part of CALL-03) reads Polish letters of a reply in every notation", () => {
    expect(fieldsOf("<value>&#380;&#x17C;ż</value>").text("value")).toBe("żżż");
  });

  it("(part of CALL-03) reads any text of a reply that XML allows", () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 }).filter(isXmlText);
    fc.assert(
      fc.property(text, (value) => {
        expect(fieldsOf(`<value>${escapeXml(value)}</value>`).text("value")).toBe(value);
      }),
    );
  });

  it("(part of CALL-03) reads lists of no, one and many items from a reply", () => {
    const list = (items: string) => fieldsOf(`<list>${items}</list>`).texts("list");
    expect(list("")).toEqual([]);
    expect(list("<item>a</item>")).toEqual(["a"]);
    expect(list("<item>a</item>\n <item>b</item><item>c</item>")).toEqual(["a", "b", "c"]);
    expect(fieldsOf("<list/>").texts("list")).toEqual([]);
    expect(fieldsOf("").texts("list")).toBeUndefined();
  });

  it("accepts CDATA sections, comments, prefixes and self-closing elements in a reply", () => {
    const source = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/">
      <S:Header/><S:Body><!-- <!DOCTYPE x> -->
      <n:getSiteContentResponse xmlns:n="urn:ebok:service:1"><n:result>
      <n:v><![CDATA[<!DOCTYPE a> &x; <b>]]></n:v>
      </n:result></n:getSiteContentResponse>
      </S:Body></S:Envelope>`;
    const read = decodeSoapResponse(source, OPERATION);
    expect(read.ok && Fields.of(read.value).text("v")).toBe("<!DOCTYPE a> &x; <b>");
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "valueOf", "__defineGetter__"])(
    "(part of CALL-11) reads a reply element named %s",
    (name) => {
      const fields = fieldsOf(`<${name}>x</${name}><value>kept</value><${name}><polluted>yes</polluted></${name}>`);
      expect(fields.text("value")).toBe("kept");
      expect(fields.text(name)).toBe("x");
      expect("polluted" in {}).toBe(false);
    },
  );

  it("does not read inherited names as fields of a reply", () => {
    expect(fieldsOf("").text("toString")).toBeUndefined();
    expect(fieldsOf("").text("__proto__")).toBeUndefined();
  });
});

describe("invalid answers", () => {
  it("(part of CALL-11) rejects a reply cut off at any character", () => {
    for (let end = 0; end < SAMPLE.length; end++)
      expect(why(SAMPLE.slice(0, end)), SAMPLE.slice(0, end)).not.toBe("an answer");
    expect(why(SAMPLE)).toBe("an answer");
    expect(why(SAMPLE.slice(0, -30))).toBe("cut-off");
    expect(why(SAMPLE.slice(0, 200))).toBe("cut-off");
  });

  it("(part of CALL-11) rejects a reply with a document type in any place", () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(8)}"><!ENTITY c "${"&b;".repeat(8)}">]>`;
    const [declaration = "", envelope = ""] = SAMPLE.split("\n");
    expect(why(`${declaration}${laughs}${envelope}`)).toBe("doctype");
    expect(why(`${declaration}<!DOCTYPE a SYSTEM "file:///etc/passwd">${envelope}`)).toBe("doctype");
    expect(why(SAMPLE.replace("<content>", "<!DOCTYPE a><content>"))).toBe("doctype");
    expect(why(SAMPLE.replace("<content>", `<a b="<!--"/><!DOCTYPE a><a b="-->"/><content>`))).not.toBe("an answer");
  });

  it.each(["&nbsp;", "&xxe;", "&#0;", "&#x1F;", "&#xD800;", "&#1114112;", "&", "&;", "&#;", "&#x;"])(
    "(part of CALL-11) rejects a reply with the reference %s, which XML does not define",
    (reference) => {
      expect(why(soapReply(OPERATION, `<value>${reference}</value>`))).toBe("not-xml");
    },
  );

  it.each([
    ["an empty text", "", "not-xml"],
    ["plain text", "Service Unavailable", "not-xml"],
    ["JSON", `{"result":{}}`, "not-xml"],
    ["an HTML page", "<!doctype html><html><body><h1>502</h1></body></html>", "doctype"],
    ["an HTML page without a document type", "<html><body><br><p>Bad gateway</body></html>", "not-xml"],
    ["a well-formed page", "<html><body><p>Bad gateway</p></body></html>", "wrong-root"],
    ["another operation's answer", soapReply("getBanners", ""), "wrong-root"],
    ["a fault", SAMPLE.replaceAll(`${OPERATION}Response`, "Fault"), "wrong-root"],
    ["a response without an envelope", `<${OPERATION}Response><result/></${OPERATION}Response>`, "wrong-root"],
    ["an envelope without a body", "<Envelope></Envelope>", "wrong-root"],
    [
      "two answers",
      SAMPLE.replace("</soap:Body>", `<${OPERATION}Response><result/></${OPERATION}Response></soap:Body>`),
      "wrong-root",
    ],
    ["no result", SAMPLE.replaceAll("result>", "other>"), "no-result"],
    ["two envelopes", SAMPLE + SAMPLE.slice(SAMPLE.indexOf("\n")), "not-xml"],
    ["text after the end", `${SAMPLE}<p>`, "cut-off"],
    ["a character that XML does not allow", SAMPLE.replace("help", "he\u0001p"), "not-xml"],
  ])("(part of CALL-11) rejects as a reply: %s", (_name, source, reason) => {
    expect(why(source)).toBe(reason);
  });

  it.each([
    ["of another namespace", SAMPLE.replace("urn:ebok:service:1", "urn:evil"), "wrong-root"],
    ["with a result of another namespace", SAMPLE.replace("<result>", '<result xmlns="urn:evil">'), "no-result"],
    ["with another envelope", SAMPLE.replace("http://schemas.xmlsoap.org/soap/envelope/", "urn:evil"), "wrong-root"],
    ["with a prefix that is not declared", SAMPLE.replace(' xmlns:soap="', ' xmlns:other="'), "not-xml"],
    ["with a broken declaration", SAMPLE.replace('version="1.0"', "version"), "not-xml"],
    ["with < in an attribute", SAMPLE.replace("<result>", '<result a="<">'), "not-xml"],
  ])("(part of CALL-11) rejects a reply %s", (_name, source, reason) => {
    expect(why(source)).toBe(reason);
  });

  it.each([
    ["another prefix of the contract's namespace", '<n:value xmlns:n="urn:ebok:service:1">a</n:value>', "a"],
    ["no namespace, as some toolkits write fields", '<value xmlns="">a</value>', "a"],
    ["another namespace, an extension", '<x:value xmlns:x="urn:operator">b</x:value><value>a</value>', "a"],
    ["only another namespace", '<x:value xmlns:x="urn:operator">b</x:value>', undefined],
  ])("(part of CALL-11) reads a field by its namespace: %s", (_name, result, text) => {
    expect(fieldsOf(result).text("value")).toBe(text);
  });

  it.each(["<!--", "<![CDATA[", "<!-->", "<!"])(
    "(part of CALL-11) rejects a megabyte of %s without an end at once",
    (piece) => {
      const startedAt = performance.now();
      expect(why(SAMPLE.replace("<content>", piece.repeat(1_000_000 / piece.length)))).not.toBe("an answer");
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    },
  );

  it("(part of CALL-11) rejects noise as a reply without throwing", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "</",
      "/>",
      "<!",
      "<?",
      "&",
      ";",
      "]]>",
      "<![CDATA[",
      "<!--",
      "-->",
      "a",
      "Envelope",
      ":",
      '"',
      "'",
      "=",
      " ",
      "ż",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(why(pieces.join(""))).not.toBe("an answer");
      }),
    );
  });

  it("(part of CALL-11) rejects a reply that lacks any one angle bracket", () => {
    // Without CDATA sections and self-closing elements, where a missing bracket can still give a valid document.
    const sample = SAMPLE.replace("<i>jaźń</i>", "jaźń").replace("<item/>", "<item></item>");
    const brackets = [...sample.matchAll(/[<>]/g)].map(({ index }) => index);
    const taken = brackets.filter((at) => why(sample.slice(0, at) + sample.slice(at + 1)) === "an answer");
    expect(brackets.length).toBeGreaterThan(20);
    expect(taken).toEqual([]);
  });
});

function reply(bytes: number): ArrayBuffer {
  const bare = soapReply(OPERATION, "<value></value>").length;
  return new TextEncoder().encode(soapReply(OPERATION, `<value>${"x".repeat(bytes - bare)}</value>`)).buffer;
}

const decodeElsewhere: SoapResponseDecoder = () =>
  Promise.resolve({ ok: false, failure: { kind: "malformed", why: "no-result" } });

it("decodes a reply below 300 kB in place without loading the decoder", async () => {
  const loadDecoder = vi.fn(() => Promise.resolve(decodeElsewhere));
  const yieldToPage = vi.fn(() => Promise.resolve());
  expect(await decodeBySize(loadDecoder, yieldToPage)(reply(LARGE_RESPONSE_BYTES - 1), OPERATION)).toMatchObject({
    ok: true,
    value: { name: "result" },
  });
  expect(yieldToPage).toHaveBeenCalledOnce();
  expect(loadDecoder).not.toHaveBeenCalled();
});

it("decodes larger replies with the lazy decoder, which it loads once", async () => {
  const loadDecoder = vi.fn(() => Promise.resolve(decodeElsewhere));
  const read = decodeBySize(loadDecoder, () => Promise.resolve());
  const both = await Promise.all(
    [LARGE_RESPONSE_BYTES, LARGE_RESPONSE_BYTES + 1].map((bytes) => read(reply(bytes), OPERATION)),
  );
  expect(both.map(({ ok }) => ok)).toEqual([false, false]);
  expect((await read(reply(LARGE_RESPONSE_BYTES), OPERATION)).ok).toBe(false);
  expect(loadDecoder).toHaveBeenCalledTimes(1);
});

it("decodes a large reply in place when the decoder cannot be loaded, and retries the load", async () => {
  const loadDecoder = vi
    .fn<() => Promise<SoapResponseDecoder>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue(decodeElsewhere);
  const read = decodeBySize(loadDecoder, () => Promise.resolve());
  expect(await read(reply(LARGE_RESPONSE_BYTES), OPERATION)).toMatchObject({ ok: true });
  expect(await read(reply(LARGE_RESPONSE_BYTES), OPERATION)).toMatchObject({ ok: false });
});
