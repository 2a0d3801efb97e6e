import { expect, it } from "vitest";
import { isEditable, validateParameter } from "#domain/wifi/index.ts";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeDevices, decodeParameters } from "./decode-wifi.ts";

function read(xml: string): Fields {
  const parsed = parseXml(`<result>${xml}</result>`);
  if (parsed === undefined) throw new Error("the text must be well-formed XML");
  return Fields.of(parsed);
}

const parameter = (provName: string, value: string) =>
  `<item><provName>${provName}</provName><name>${provName}</name><type>SSID</type>` +
  `<editable>true</editable><value>${value}</value></item>`;
const network = (type: string, ...parameters: string[]) =>
  `<item><frequencyType>${type}</frequencyType><enabled>true</enabled><params>${parameters.join("")}</params></item>`;

it("keeps the first Wi-Fi network, parameter and router of each key used by changes", () => {
  const known = decodeParameters(
    read(
      "<pendingOperation>false</pendingOperation><frequencies>" +
        network("5GHz", parameter("ssid", "a"), parameter("ssid", "b"), parameter("key", "c")) +
        `${network("5GHz", parameter("ssid", "d"))}${network("6GHz")}</frequencies>`,
    ),
  );
  expect(
    known?.frequencies.map(({ frequencyType, parameters }) => [frequencyType, parameters.map(({ value }) => value)]),
  ).toEqual([
    ["5GHz", ["a", "c"]],
    ["6GHz", []],
  ]);
  const device = (city: string) => `<item><serviceKey>7</serviceKey><city>${city}</city></item>`;
  expect(
    decodeDevices(read(`<devices>${device("Gdynia")}${device("Sopot")}</devices>`))?.map(({ city }) => city),
  ).toEqual(["Gdynia"]);
});

it("(part of DEV-01) decodes a Wi-Fi parameter of a missing or unknown type as editable text", () => {
  const ofType = (provName: string, type: string) =>
    `<item><provName>${provName}</provName>${type}<editable>true</editable><value>dom</value></item>`;
  const known = decodeParameters(
    read(
      "<pendingOperation>false</pendingOperation><frequencies>" +
        `${network("5GHz", ofType("a", ""), ofType("b", "<type>NOTE</type>"), ofType("c", "<type/>"))}</frequencies>`,
    ),
  );
  const parameters = known?.frequencies.flatMap((frequency) => frequency.parameters) ?? [];
  expect(parameters.map((one) => [one.provName, one.type, isEditable(one), validateParameter(one, "biuro")])).toEqual([
    ["a", "TEXT", true, undefined],
    ["b", "TEXT", true, undefined],
    ["c", "TEXT", true, undefined],
  ]);
});
