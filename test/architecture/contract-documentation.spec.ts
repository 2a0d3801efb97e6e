import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";
import { readContract, refusalExample } from "../../scripts/contract/read-contract.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const contract = readContract();
const textOf = (file: string): string => readFileSync(join(ROOT, "docs/contract", file), "utf8");

it("documents every operation and element of the contract", () => {
  expect(contract.operations.length).toBe(Object.keys(OPERATIONS).length);
  expect(contract.types.length).toBeGreaterThan(150);
  expect(contract.undocumented).toEqual([]);
});

it("reports an operation and an element without documentation", () => {
  const wsdl = textOf("ebok.wsdl").replace(
    /(<wsdl:operation name="getFaq">)<wsdl:documentation>.*?<\/wsdl:documentation>/,
    "$1",
  );
  const xsd = textOf("ebok.xsd").replace(/(<xs:element name="dueDate"[^>]*>)<xs:annotation>.*?<\/xs:annotation>/, "$1");
  expect(readContract(wsdl, xsd).undocumented).toEqual(["FinancialEntry.dueDate", "getFaq"]);
});

it("accepts an example of each refusal by the schema", () => {
  const refusals = contract.operations.flatMap(({ name, refusals: codes }) =>
    codes.map(({ code }) => [name, code] as const),
  );
  expect(refusals.length).toBeGreaterThan(120);
  const problems = refusals.flatMap(([name, code]) =>
    validateEnvelope(refusalExample(name, code)).map((problem) => `${name} ${code}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

it("names each refusal of an operation once", () => {
  for (const { name, refusals } of contract.operations) {
    const codes = refusals.map(({ code }) => code);
    expect([name, codes]).toEqual([name, [...new Set(codes)]]);
  }
});

it("has no choice in the schema, because wrapped operations cannot express it", () => {
  expect(textOf("ebok.xsd")).not.toContain("<xs:choice");
});

it("states its version with the major number of the namespace", () => {
  expect(contract.version).toBe(CONTRACT_VERSION);
  expect(contract.version).toMatch(/^1\.\d+$/);
  expect(textOf("ebok.xsd")).toContain('targetNamespace="urn:ebok:service:1"');
});

it("keeps each request and response one flat sequence, as wrapped operations require", () => {
  const schema = textOf("ebok.xsd").replaceAll(/<xs:annotation>[\s\S]*?<\/xs:annotation>/g, "");
  const messages = [
    ...schema.matchAll(
      /\n {2}(<xs:element name="\w+"[\s\S]*?)(?=\n {2}<xs:(?:element|complexType) name|\n<\/xs:schema>|\n\n)/g,
    ),
  ];
  const flat =
    /^<xs:element name="\w+"(?: type="SessionRequest"><\/xs:element>|>\s*<xs:complexType><xs:sequence\/><\/xs:complexType>\s*<\/xs:element>|>\s*<xs:complexType><xs:sequence>\s*(?:<xs:element name="\w+" type="[\w:]+"[^>]*>\s*<\/xs:element>\s*)+<\/xs:sequence><\/xs:complexType>\s*<\/xs:element>)\s*(?:<!--.*-->\s*)?$/;
  expect(messages.length).toBe(2 * contract.operations.length);
  expect(messages.map(([, text = ""]) => text).filter((text) => !flat.test(text))).toEqual([]);
});
