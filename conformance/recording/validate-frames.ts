import { Ajv2020 } from "ajv/dist/2020.js";
import { asList, asRecord, asText, isRecord } from "../../scripts/json.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { FindingDetails } from "../finding.ts";
import type { RecordedFrame } from "./recording.ts";

/** Ids of the rules of recorded frames. */
export const FRAME_RULE_IDS: readonly string[] = ["chat.frame-valid", "chat.numbered", "chat.acknowledged"];

type FrameData = Readonly<Record<string, unknown>>;

interface ParsedFrame {
  readonly type: string;
  readonly data: FrameData;
}

function parseFrame(text: string): ParsedFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return isRecord(frame) ? { type: asText(frame["type"]), data: asRecord(frame["data"]) } : undefined;
  } catch {
    return undefined;
  }
}

const MESSAGE = /^(?:NEW|IMG|URL)_MESSAGE$/;

/** Returns the error of a received frame; `undefined` for a valid one. */
type FrameValidator = (frame: RecordedFrame, parsed: ParsedFrame | undefined) => string | undefined;

function createFrameValidator(contract: PublishedContract): FrameValidator {
  const formats = { "date-time": /T.*(Z|[+-]\d\d:\d\d)$/, email: /@/ };
  const ajv = new Ajv2020({ strict: false, formats }).addSchema(contract.chat, "chat");
  const known = asRecord(asRecord(contract.chat["components"])["messages"]);
  return ({ frame }, parsed) => {
    if (parsed === undefined) return "a text that is no JSON object";
    const name = `received.${parsed.type}`;
    if (!Object.hasOwn(known, name)) return "a frame of an unknown type";
    const isValid = ajv.validate({ $ref: `chat#/components/messages/${name}/payload` }, JSON.parse(frame));
    if (isValid === true) return undefined;
    const [error] = ajv.errors ?? [];
    return `${error?.instancePath ?? ""} ${error?.message ?? ""}`.trim();
  };
}

const EFFECT = "messages are missing, repeated or out of order in the chat";

/** Validates places: the messages of a connection, whatever their order, have each place once and leave none out. */
function* validatePlaces(frames: readonly ParsedFrame[]): Generator<FindingDetails> {
  const idsByPlace = new Map<number, string>();
  for (const { type, data } of frames) {
    const received = MESSAGE.test(type) || type === "ACK_NEW_MESSAGE" ? [data] : asList(data["messages"]).map(asRecord);
    if (type === "HISTORY") continue;
    for (const { place, id } of received) {
      if (typeof place !== "number") continue;
      const other = idsByPlace.get(place);
      if (other !== undefined && other !== asText(id))
        yield {
          rule: "chat.numbered",
          path: type,
          expected: "a place of its own",
          found: "the place of another message",
          effect: EFFECT,
        };
      idsByPlace.set(place, asText(id));
    }
  }
  const places = [...idsByPlace.keys()].toSorted((one, other) => one - other);
  for (const [index, place] of places.entries())
    if (index > 0 && place !== (places[index - 1] ?? 0) + 1)
      yield { rule: "chat.numbered", path: "place", expected: "places without gaps", found: "a gap", effect: EFFECT };
}

function* validateAcknowledgements(
  sent: readonly ParsedFrame[],
  received: readonly ParsedFrame[],
): Generator<FindingDetails> {
  const acknowledged = new Set(
    received.filter(({ type }) => type === "ACK_NEW_MESSAGE").map(({ data }) => asText(data["id"])),
  );
  const isEnded = received.some(({ type }) => type === "CHAT_ENDED" || type === "ERROR");
  if (isEnded) return;
  for (const { type, data } of sent)
    if (type === "NEW_MESSAGE" && !acknowledged.has(asText(data["id"])))
      yield {
        rule: "chat.acknowledged",
        path: "NEW_MESSAGE",
        expected: "ACK_NEW_MESSAGE with the id of the message",
        found: "none on this connection",
        effect: "the portal sends the message again and shows it as not sent",
      };
}

/** Validates the chat frames of a recording, connection by connection. */
export function validateFrames(
  frames: readonly RecordedFrame[],
  contract: PublishedContract,
): readonly FindingDetails[] {
  const validate = createFrameValidator(contract);
  const findings: FindingDetails[] = [];
  for (const socket of new Set(frames.map((frame) => frame.socket))) {
    const sent: ParsedFrame[] = [];
    // Every conversation of a connection numbers its messages from 1.
    const conversations: ParsedFrame[][] = [[]];
    for (const frame of frames.filter((each) => each.socket === socket)) {
      const parsed = parseFrame(frame.frame);
      if (frame.direction === "sent") {
        if (parsed?.type === "CHAT_START") conversations.push([]);
        if (parsed !== undefined) sent.push(parsed);
        continue;
      }
      const violation = validate(frame, parsed);
      if (violation !== undefined)
        findings.push({
          rule: "chat.frame-valid",
          path: parsed?.type ?? "",
          expected: "a frame of chat.asyncapi.json",
          found: violation,
          effect: "the portal ignores the frame",
        });
      else if (parsed !== undefined) conversations.at(-1)?.push(parsed);
    }
    for (const conversation of conversations) findings.push(...validatePlaces(conversation));
    findings.push(...validateAcknowledgements(sent, conversations.flat()));
  }
  return findings;
}
