import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { asRecord, asText } from "../../scripts/json.ts";

const contract = asRecord(
  JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/contract/chat.asyncapi.json"), "utf8")),
);
const ajv = new Ajv2020({ strict: false, formats: { "date-time": /T.*(Z|[+-]\d\d:\d\d)$/, email: /@/ } }).addSchema(
  contract,
  "chat",
);

/** Returns the violation of the contract by a frame; `undefined` for a valid one. `sent`: by a customer. */
export function frameViolationOf(direction: "sent" | "received", frame: unknown): string | undefined {
  const key = `${direction}.${asText(asRecord(frame)["type"])}`;
  if (!(key in asRecord(asRecord(contract["components"])["messages"]))) return `${key} is not a frame of the contract`;
  return ajv.validate({ $ref: `chat#/components/messages/${key}/payload` }, frame) === true
    ? undefined
    : `${key}: ${ajv.errorsText()}`;
}
