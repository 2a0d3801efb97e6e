import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import type { Exchange } from "../exchange/exchange.ts";

const RESPONSE_FILE = /^(\w+)((?:\.\w+)?)\.response\.xml$/;

/** Creates an exchange from each pair of examples of the contract: valid messages of every operation. */
export function exampleExchanges(examples: string): readonly Exchange[] {
  return readdirSync(examples).flatMap((file): readonly Exchange[] => {
    const [, operation, variant = ""] = RESPONSE_FILE.exec(file) ?? [];
    if (operation === undefined) return [];
    const request = readFileSync(join(examples, `${operation}${variant}.request.xml`), "utf8");
    const session = /<sessionId>([^<]+)</.exec(request)?.[1] ?? "";
    return [
      {
        operation,
        request: {
          method: "POST",
          url: "https://portal.example/service",
          headers: {
            "content-type": "text/xml; charset=utf-8",
            "x-ebok-fingerprint": callFingerprint(operation, session),
            ...(session === "" ? {} : { authorization: `Bearer ${session}` }),
          },
          body: request,
        },
        response: {
          status: 200,
          headers: { "content-type": "text/xml; charset=utf-8" },
          body: readFileSync(join(examples, file), "utf8"),
        },
        failure: undefined,
        startedAt: "2026-11-20T09:12:00Z",
        durationMs: 20,
      },
    ];
  });
}
