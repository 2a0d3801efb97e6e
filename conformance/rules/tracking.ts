import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { Check } from "../check.ts";

/** Kind of the bodies of reports; a recording of a session is JSON, and its address is the operator's. */
const FORM = "application/x-www-form-urlencoded";

/** Returns a value that fits the JSON schema of a field. */
function sampleOf(schema: Readonly<Record<string, unknown>>): string {
  const [first] = asList(schema["enum"]);
  if (typeof first === "string") return first;
  return asText(schema["pattern"]).includes("[0-9a-f]{64}") ? "0".repeat(64) : "conformance";
}

/** Reports and events that the portal sends beside the service, read from tracking.openapi.json. */
export const trackingRules: Check = {
  id: "tracking",
  title: "Reports and analytics",
  rules: ["tracking.accepted"],
  async *run(context) {
    const client = context.browser();
    for (const [path, methods] of Object.entries(asRecord(context.contract.tracking["paths"]))) {
      const { content } = asRecord(asRecord(asRecord(methods)["post"])["requestBody"]);
      const form = asRecord(content)[FORM];
      if (form === undefined) continue;
      const properties = asRecord(asRecord(asRecord(form)["schema"])["properties"]);
      const body = new URLSearchParams(
        Object.entries(properties).map(([name, schema]) => [name, sampleOf(asRecord(schema))]),
      );
      const { response, failure, request } = await client.fetch("POST", path, body.toString(), {
        "content-type": FORM,
      });
      if (response !== undefined && response.status < 500) continue;
      yield {
        rule: "tracking.accepted",
        path,
        expected: "any response to a report of the portal",
        found: response === undefined ? (failure ?? "none") : `HTTP ${response.status}`,
        effect: "none for the customer: the operator gets no reports",
        requestId: request.headers["x-ebok-request"],
      };
    }
  },
};
