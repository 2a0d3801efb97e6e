import { asRecord, asText } from "../../scripts/json.ts";

type Place = "portal" | "plain" | "apart" | "front" | "stranger" | "engines" | "sandbox" | "logs";

/** Addresses that the stage `deploy` (scripts/stages/deploy.ts) has started its servers on. */
export function deployed(): Readonly<Record<Place, string>> {
  const text = process.env["EBOK_DEPLOYED"];
  if (text === undefined) throw new Error("nothing is deployed: run `npm test -- deploy`");
  const addresses = asRecord(JSON.parse(text));
  const at = (place: Place): string => asText(addresses[place]);
  return {
    portal: at("portal"),
    plain: at("plain"),
    apart: at("apart"),
    front: at("front"),
    stranger: at("stranger"),
    engines: at("engines"),
    sandbox: at("sandbox"),
    logs: at("logs"),
  };
}
