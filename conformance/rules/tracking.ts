import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { Check } from "../check.ts";

/** Returns a value that fits the JSON schema of a parameter. */
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
      const { parameters } = asRecord(asRecord(methods)["get"]);
      if (parameters === undefined) continue;
      const query = new URLSearchParams(
        asList(parameters)
          .map(asRecord)
          .map(({ name, schema }) => [asText(name), sampleOf(asRecord(schema))]),
      );
      const { response, failure, request } = await client.fetch("GET", `${path}?${query.toString()}`);
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
