import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { decodeFrame } from "#adapters/chat-socket/decode-frame.ts";
import { encodeFrame } from "#adapters/chat-socket/encode-frame.ts";
import type { SentFrame } from "#domain/chat/frames.ts";

interface Described {
  readonly name: string;
  readonly examples: readonly { readonly payload: unknown }[];
}

interface AsyncApi {
  readonly components: { readonly messages: Readonly<Record<string, Described>> };
}

const isApi = (value: unknown): value is AsyncApi =>
  typeof value === "object" && value !== null && "components" in value;
const contract: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../docs/contract/chat.asyncapi.json"), "utf8"),
);
if (!isApi(contract)) throw new Error("chat.asyncapi.json must describe messages");
const { messages } = contract.components;

const ajv = new Ajv2020({ strict: false, formats: { "date-time": /T.*(Z|[+-]\d\d:\d\d)$/, email: /@/ } }).addSchema(
  contract,
  "chat",
);
const fits = (message: string, payload: unknown): boolean =>
  ajv.validate({ $ref: `chat#/components/messages/${message}/payload` }, payload) === true;

const examples = (direction: "sent" | "received") =>
  Object.entries(messages)
    .filter(([key]) => key.startsWith(direction))
    .flatMap(([key, { name, examples: all }]) => all.map(({ payload }) => [key, name, payload] as const));

/** One example of each frame that the portal sends. */
const SENT: readonly SentFrame[] = [
  { type: "HISTORY_LIST" },
  { type: "CHAT_START", start: { email: "anna@example.pl", topic: "formal", phone: "600700800" } },
  { type: "NEW_MESSAGE", id: "o-1", text: "Dzień dobry" },
  { type: "ACK_NEW_MESSAGE", id: "m-1" },
  { type: "SESSION_HISTORY", id: "c-1" },
  { type: "SEARCH_RESULTS", searchValue: "faktura" },
  { type: "CHAT_RECONNECT", after: 0 },
  { type: "CHAT_ENDED" },
  { type: "CHAT_ENDED", rating: 5 },
  { type: "WAITING" },
];

/** Returns every `$ref` in a part of the document. */
function refsIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === "$ref" && typeof value === "string" ? [value] : refsIn(value),
  );
}

function at(ref: string): unknown {
  return ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>(
      (part, name) =>
        typeof part === "object" && part !== null
          ? new Map<string, unknown>(Object.entries(part)).get(name)
          : undefined,
      contract,
    );
}

describe("contract of the chat", () => {
  it("resolves all references of the chat contract, lists messages by channel and operation", () => {
    expect(refsIn(contract).filter((ref) => at(ref) === undefined)).toEqual([]);
    for (const key of Object.keys(messages))
      expect(at(`#/channels/chat/messages/${key}`), key).toEqual({ $ref: `#/components/messages/${key}` });
    for (const direction of ["sent", "received"]) {
      const listed = refsIn(at(`#/operations/${direction}/messages`));
      expect(listed).toEqual(
        Object.keys(messages)
          .filter((key) => key.startsWith(direction))
          .map((key) => `#/channels/chat/messages/${key}`),
      );
    }
  });

  it("(part of CHAT-12) (part of CHAT-13) describes nine sent and thirteen received frames", () => {
    expect(new Set(examples("sent").map(([, name]) => name))).toEqual(new Set(SENT.map(({ type }) => type)));
    expect(new Set(examples("received").map(([, name]) => name)).size).toBe(13);
  });

  it.each([...examples("sent"), ...examples("received")])(
    "chat frame %s has an example that matches its schema",
    (key, _, payload) => {
      expect(fits(key, payload), ajv.errorsText()).toBe(true);
    },
  );

  it.each(SENT)("(part of CHAT-12) sends the chat frame $type as the schema describes it", (frame) => {
    const payload: unknown = JSON.parse(encodeFrame(frame, { token: "t", sessionId: "s" }));
    expect(fits(`sent.${frame.type}`, payload), ajv.errorsText()).toBe(true);
    expect(fits(`sent.${frame.type}`, { type: frame.type, data: {} })).toBe(false);
  });

  it.each(examples("received"))("(part of CHAT-13) decodes the example of the chat frame %s", (_, name, payload) => {
    expect(decodeFrame(JSON.stringify(payload))).toMatchObject({
      ok: true,
      frame: { type: name.replace(/^(IMG|URL)_/, "NEW_") },
    });
  });
});
