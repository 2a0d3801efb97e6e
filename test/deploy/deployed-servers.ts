import { asRecord, asText } from "../../scripts/json.ts";

type Place =
  | "portal"
  | "plain"
  | "apart"
  | "front"
  | "stranger"
  | "limited"
  | "paired"
  | "configuration"
  | "engines"
  | "untrusted"
  | "trusting"
  | "sandbox"
  | "logs";

/** Returns the addresses of the servers started by the stage `deploy` (scripts/stages/deploy.ts). */
export function deployedServers(): Readonly<Record<Place, string>> {
  const text = process.env["EBOK_DEPLOYED"];
  if (text === undefined) throw new Error("EBOK_DEPLOYED is not set: run `npm test -- deploy`");
  const addresses = asRecord(JSON.parse(text));
  const at = (place: Place): string => asText(addresses[place]);
  return {
    portal: at("portal"),
    plain: at("plain"),
    apart: at("apart"),
    front: at("front"),
    stranger: at("stranger"),
    limited: at("limited"),
    paired: at("paired"),
    configuration: at("configuration"),
    engines: at("engines"),
    untrusted: at("untrusted"),
    trusting: at("trusting"),
    sandbox: at("sandbox"),
    logs: at("logs"),
  };
}
