import { asRecord, asText } from "../../scripts/json.ts";

/** Addresses that the stage `deploy` (scripts/stages/deploy.ts) has started its servers on. */
export function deployed(): Readonly<Record<"portal" | "plain" | "apart" | "front" | "sandbox" | "logs", string>> {
  const text = process.env["EBOK_DEPLOYED"];
  if (text === undefined) throw new Error("nothing is deployed: run `npm test -- deploy`");
  const addresses = asRecord(JSON.parse(text));
  const [portal, plain, apart, front, sandbox, logs] = ["portal", "plain", "apart", "front", "sandbox", "logs"].map((name) => asText(addresses[name]));
  return { portal: portal ?? "", plain: plain ?? "", apart: apart ?? "", front: front ?? "", sandbox: sandbox ?? "", logs: logs ?? "" };
}
