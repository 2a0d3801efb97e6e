import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { Check, CheckResults } from "../check.ts";
import { ProviderChat, type ChatFrame } from "../exchange/provider-chat.ts";
import type { FindingDetails } from "../finding.ts";

const FRAME_TIMEOUT_MS = 10_000;
const LOST = "messages of the customer are lost, or shown in another order";
/** Close code of a token that does not fit the session. */
const POLICY_VIOLATION = 1008;

const chatFinding = (rule: string, path: string, expected: string, found: string, effect: string): FindingDetails => ({
  rule,
  path,
  expected,
  found,
  effect,
});

/** A conversation with one message, sent twice, and a line that breaks. */
export const chatScenario: Check = {
  id: "chat",
  title: "Scenario: chat with a broken line",
  needs: "chat",
  rules: [
    "chat.token-checked",
    "chat.connects",
    "chat.starts",
    "chat.acknowledged",
    "chat.numbered",
    "chat.continues",
    "chat.frame-valid",
  ],
  async *run(context) {
    const [account] = context.accountsFor("chat");
    const client = account && (await context.logIn(account));
    const path = context.accounts.chatPath;
    if (client === undefined || path === undefined) {
      yield { notTried: path === undefined ? "the accounts file has no chatPath" : "no session could be opened" };
      return;
    }
    const token = (await client.call("getChatToken")).text("token");
    if (token === "") {
      yield { notTried: "getChatToken returned no token" };
      return;
    }
    const open = (chatToken: string): ProviderChat =>
      new ProviderChat(
        client.addressOf(path).replace(/^http/, "ws"),
        { token: chatToken, sessionId: client.sessionId ?? "" },
        context.contract,
      );
    yield* tryWrongToken(open(`kit-${crypto.randomUUID()}`));
    if (context.writes) yield* converse(open, token);
    await client.call("sessionEnd");
  },
};

async function* tryWrongToken(chat: ProviderChat): CheckResults {
  if (!(await chat.opened())) {
    yield chatFinding("chat.connects", "", "a WebSocket", "none", "the customer cannot chat");
    return;
  }
  chat.send("HISTORY_LIST");
  const code = await chat.closed(FRAME_TIMEOUT_MS);
  if (code !== POLICY_VIOLATION)
    yield chatFinding(
      "chat.token-checked",
      "token",
      `close code ${POLICY_VIOLATION} for a token that does not exist`,
      code === undefined ? "an open socket" : `close code ${code}`,
      "whoever knows a session id can read the chat",
    );
  chat.break();
}

async function* converse(open: (token: string) => ProviderChat, token: string): CheckResults {
  const chat = open(token);
  if (!(await chat.opened())) {
    yield chatFinding("chat.connects", "", "a WebSocket", "none", "the customer cannot chat");
    return;
  }
  chat.send("CHAT_START", { email: "kit@conformance.example", topic: "FORMAL" });
  const first = await chat.frame(({ type }) => type === "NEW_MESSAGE" || type === "ERROR", FRAME_TIMEOUT_MS);
  if (first?.type === "ERROR") {
    yield {
      notTried: "the chat is closed or full",
      rules: ["chat.starts", "chat.acknowledged", "chat.numbered", "chat.continues"],
    };
    chat.break();
    return;
  }
  if (first === undefined) {
    yield chatFinding(
      "chat.starts",
      "",
      "a message or an ERROR",
      "neither",
      "the customer waits for a chat that never begins",
    );
    chat.break();
    yield* reportViolations(chat);
    return;
  }
  const id = `kit-${crypto.randomUUID()}`;
  yield* sendTwice(chat, id);
  yield* validatePlaces(chat.frames);
  chat.break();
  yield* continueAfterBreak(open(token), id);
  yield* reportViolations(chat);
}

function* reportViolations({ violations }: ProviderChat): Generator<FindingDetails> {
  for (const violation of violations)
    yield chatFinding(
      "chat.frame-valid",
      "",
      "a frame of chat.asyncapi.json",
      violation,
      "the portal ignores the frame",
    );
}

async function* sendTwice(chat: ProviderChat, id: string): CheckResults {
  const acks = (): readonly ChatFrame[] =>
    chat.frames.filter(({ type, data }) => type === "ACK_NEW_MESSAGE" && data["id"] === id);
  chat.send("NEW_MESSAGE", { id, data: "Test 007 żółw & <b>" });
  await chat.frame(() => acks().length > 0, FRAME_TIMEOUT_MS);
  chat.send("NEW_MESSAGE", { id, data: "Test 007 żółw & <b>" });
  await chat.frame(() => acks().length > 1, FRAME_TIMEOUT_MS);
  const places = new Set(acks().map(({ data }) => data["place"]));
  if (acks().length < 2 || places.size > 1)
    yield chatFinding(
      "chat.acknowledged",
      "ACK_NEW_MESSAGE",
      "the same ACK_NEW_MESSAGE for a message that is sent twice",
      acks().length < 2 ? `${acks().length} of 2 acknowledgements` : "another place",
      LOST,
    );
}

/** Places of the messages, the customer's own among them. */
function placesIn(messages: readonly Readonly<Record<string, unknown>>[]): readonly number[] {
  const places = messages.map(({ place }) => place).filter((place): place is number => typeof place === "number");
  return [...new Set(places)].toSorted((one, other) => one - other);
}

function* validatePlaces(frames: readonly ChatFrame[]): Generator<FindingDetails> {
  const places = placesIn(frames.map(({ data }) => data));
  const isComplete = places.every((place, index) => place === index + 1);
  if (!isComplete)
    yield chatFinding("chat.numbered", "place", "places from 1 without gaps", "gaps or another start", LOST);
  const idsByPlace = new Map<unknown, unknown>();
  for (const { data } of frames) {
    const { place, id } = data;
    if (typeof place !== "number") continue;
    if ((idsByPlace.get(place) ?? id) !== id)
      yield chatFinding(
        "chat.numbered",
        "place",
        "another place for every message",
        "one place for two messages",
        LOST,
      );
    idsByPlace.set(place, id);
  }
}

async function* continueAfterBreak(chat: ProviderChat, id: string): CheckResults {
  const isOpen = await chat.opened();
  chat.send("CHAT_RECONNECT", { after: 0 });
  const frame = isOpen ? await chat.frame(({ type }) => type === "CHAT_RECONNECT", FRAME_TIMEOUT_MS) : undefined;
  const messages = asList(frame?.data["messages"]).map(asRecord);
  if (frame?.data["active"] !== true)
    yield chatFinding(
      "chat.continues",
      "active",
      "an active conversation on a new line",
      frame === undefined ? "no CHAT_RECONNECT" : "active false",
      "a conversation ends when the phone changes its network",
    );
  else if (!messages.some((message) => asText(message["id"]) === id) || placesIn(messages)[0] !== 1)
    yield chatFinding("chat.continues", "messages", "all messages after place 0", "some are missing", LOST);
  yield* reportViolations(chat);
  chat.send("CHAT_ENDED");
  chat.break();
}
