import { asCount, asList, asRecord, asText, isRecord } from "../../../scripts/json.ts";
import type { FaultyFrames, PlantedFault } from "./planted-fault.ts";

type FrameData = Readonly<Record<string, unknown>>;

interface Frame {
  readonly type: string;
  readonly data: FrameData;
}

const chatFault = (name: string, expectedRule: string, createFrames: () => FaultyFrames): PlantedFault => ({
  name: `chat: ${name}`,
  expectedRule,
  expectedOperation: "",
  apply: { kind: "chat", createFrames },
});

function readFrame(text: string): Frame | undefined {
  const frame: unknown = JSON.parse(text);
  return isRecord(frame) ? { type: asText(frame["type"]), data: asRecord(frame["data"]) } : undefined;
}

/** Changes received frames of some types; `undefined` drops the frame. */
const changingReceived =
  (types: RegExp, change: (frame: Frame) => unknown): (() => FaultyFrames) =>
  () =>
  (direction, text) => {
    const frame = direction === "received" ? readFrame(text) : undefined;
    if (frame === undefined || !types.test(frame.type)) return [text];
    const changed = change(frame);
    return changed === undefined ? [] : [typeof changed === "string" ? changed : JSON.stringify(changed)];
  };

const withData = (frame: Frame, data: FrameData): Frame => ({ ...frame, data: { ...frame.data, ...data } });

const withoutData = ({ type, data }: Frame, name: string): Frame => ({
  type,
  data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== name)),
});

const MESSAGE = /^(?:NEW|IMG|URL)_MESSAGE$/;
const ACKNOWLEDGEMENT = /^ACK_NEW_MESSAGE$/;
const RECONNECTED = /^CHAT_RECONNECT$/;

const placeOf = ({ data }: Frame): number => asCount(data["place"]);

/** Acknowledges a repeated message with a new place. */
const acknowledgingWithNewPlace: () => FaultyFrames = () => {
  const acknowledged = new Map<string, number>();
  return (direction, text) => {
    const frame = direction === "received" ? readFrame(text) : undefined;
    if (frame?.type !== "ACK_NEW_MESSAGE") return [text];
    const id = asText(frame.data["id"]);
    const times = acknowledged.get(id) ?? 0;
    acknowledged.set(id, times + 1);
    return [JSON.stringify(withData(frame, { place: placeOf(frame) + times }))];
  };
};

/** Keeps the socket open when token and session do not belong together: the first socket of the kit. */
const ignoringWrongTokens: () => FaultyFrames = () => (direction, text, socket) =>
  direction === "sent" && socket === 1 ? [] : [text];

/** Messages and acknowledgements, which have places. */
const NUMBERED = /^(?:ACK_NEW|NEW|IMG|URL)_MESSAGE$/;

/** Faults of the chat. */
export const CHAT_FAULTS: readonly PlantedFault[] = [
  {
    name: "chat: has no WebSocket",
    expectedRule: "chat.connects",
    expectedOperation: "",
    apply: { kind: "no chat" },
  },
  chatFault(
    "leaves out a place",
    "chat.numbered",
    changingReceived(NUMBERED, (frame) =>
      placeOf(frame) > 1 ? withData(frame, { place: placeOf(frame) + 1 }) : frame,
    ),
  ),
  chatFault(
    "gives all messages one place",
    "chat.numbered",
    changingReceived(NUMBERED, (frame) => withData(frame, { place: 1 })),
  ),
  chatFault(
    "numbers from 0",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => withData(frame, { place: placeOf(frame) - 1 })),
  ),
  chatFault(
    "numbers from 11",
    "chat.numbered",
    changingReceived(/MESSAGE$/, (frame) =>
      frame.data["place"] === undefined ? frame : withData(frame, { place: placeOf(frame) + 10 }),
    ),
  ),
  chatFault(
    "acknowledges no message",
    "chat.acknowledged",
    changingReceived(ACKNOWLEDGEMENT, () => undefined),
  ),
  chatFault("acknowledges a repeated message with another place", "chat.acknowledged", acknowledgingWithNewPlace),
  chatFault(
    "acknowledges another id",
    "chat.acknowledged",
    changingReceived(ACKNOWLEDGEMENT, (frame) => withData(frame, { id: "x" })),
  ),
  chatFault(
    "does not answer the start of a conversation",
    "chat.starts",
    changingReceived(/./, (frame) => (frame.type === "HISTORY_LIST" ? frame : undefined)),
  ),
  chatFault(
    "sends a message without a date",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => withoutData(frame, "date")),
  ),
  chatFault(
    "sends a date without an offset",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => withData(frame, { date: asText(frame.data["date"]).slice(0, 19) })),
  ),
  chatFault(
    "sends a place as a text",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => withData(frame, { place: String(placeOf(frame)) })),
  ),
  chatFault(
    "sends an unknown side",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => withData(frame, { side: "ROBOT" })),
  ),
  chatFault(
    "sends a frame of an unknown type",
    "chat.frame-valid",
    changingReceived(MESSAGE, (frame) => ({ ...frame, type: "TEXT" })),
  ),
  chatFault(
    "sends a frame that is no JSON",
    "chat.frame-valid",
    changingReceived(MESSAGE, ({ data }) => asText(data["data"])),
  ),
  chatFault(
    "sends the data beside the type",
    "chat.frame-valid",
    changingReceived(MESSAGE, ({ type, data }) => ({ type, ...data })),
  ),
  chatFault(
    "forgets the conversation when the line breaks",
    "chat.continues",
    changingReceived(RECONNECTED, (frame) => ({ ...frame, data: { active: false } })),
  ),
  chatFault(
    "sends no missed messages after a broken line",
    "chat.continues",
    changingReceived(RECONNECTED, (frame) => withData(frame, { messages: [] })),
  ),
  chatFault(
    "loses the first of the missed messages",
    "chat.continues",
    changingReceived(RECONNECTED, (frame) => withData(frame, { messages: asList(frame.data["messages"]).slice(1) })),
  ),
  chatFault("keeps the line of a wrong token open", "chat.token-checked", ignoringWrongTokens),
];
