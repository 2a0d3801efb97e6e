import { readFileSync } from "node:fs";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import type { PaymentSettings } from "../payment/payment-settings.ts";
import { Przelewy24Gateway } from "../payment/przelewy24/przelewy24-gateway.ts";

/** Variables that may have the keys instead of the file. */
const KEY_VARIABLES = { crc: "P24_CRC", apiKey: "P24_API_KEY" } as const;

/** Fields of the file, each of which has to be there unless a variable has it. */
const FIELDS = ["gateway", "address", "merchantId", "posId", "crc", "apiKey", "source", "email"] as const;

const isId = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Returns true for the origin of a gateway; without TLS only on this machine. */
function isGatewayAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.origin !== address) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname));
}

function readFields(file: string, env: NodeJS.ProcessEnv): JsonRecord | string {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return `The file of --payments, ${file}, cannot be read as JSON.`;
  }
  if (!isJsonRecord(content)) return `The file of --payments, ${file}, has to be a JSON object.`;
  const { [KEY_VARIABLES.crc]: crc, [KEY_VARIABLES.apiKey]: apiKey } = env;
  const fields: JsonRecord = { ...content, ...(crc && { crc }), ...(apiKey && { apiKey }) };
  const missing = FIELDS.find((name) => fields[name] === undefined);
  if (missing !== undefined) return `The file of --payments has no ${missing}.`;
  const unknown = Object.keys(content).find((name) => !FIELDS.some((field) => field === name));
  return unknown === undefined ? fields : `The file of --payments has an unknown field ${unknown}.`;
}

/** Reads the settings of the payment gateway from a file. Returns the reason for a wrong file as a text. */
export function readPaymentSettings(file: string, env: NodeJS.ProcessEnv): PaymentSettings | string {
  const fields = readFields(file, env);
  if (typeof fields === "string") return fields;
  const { merchantId, posId, source } = fields;
  const [address, crc, apiKey] = [jsonText(fields["address"]), jsonText(fields["crc"]), jsonText(fields["apiKey"])];
  const email = jsonText(fields["email"]);
  if (fields["gateway"] !== "przelewy24") return "gateway of --payments has to be przelewy24.";
  if (!isGatewayAddress(address))
    return "address of --payments has to be an origin such as https://secure.przelewy24.pl.";
  if (!isId(merchantId) || !isId(posId)) return "merchantId and posId of --payments have to be numbers.";
  if (crc === "" || apiKey === "") return "crc and apiKey of --payments have to be texts.";
  if (!isId(source)) return "source of --payments has to be the id of a source of payments in LMS.";
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 50) return "email of --payments has to be an e-mail address.";
  return { gateway: new Przelewy24Gateway({ address, merchantId, posId, crc, apiKey }), source, email };
}
