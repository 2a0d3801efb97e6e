import { expect, it } from "vitest";
import { asRecord, asText } from "../../scripts/json.ts";
import { Phone } from "#sandbox/native-app-simulator/phone.ts";

/** Creates a simulated phone and records the events of its pages, by channel and turn. */
function aPhone(): {
  readonly phone: Phone;
  readonly events: readonly string[];
  readonly asks: (channel: string, ask?: string) => Promise<void>;
} {
  const events: string[] = [];
  const phone = new Phone(
    {
      send(text) {
        const message: unknown = JSON.parse(text);
        const [channel, event, turn] = ["channel", "event", "turn"].map((field) => asRecord(message)[field]);
        if (typeof event === "string") events.push(`${asText(channel)}: ${event} ${JSON.stringify(turn)}`);
      },
      showFinger: async () => true,
      allowPush: async () => true,
      outside: () => undefined,
    },
    {
      name: "Telefon",
      platform: "android",
      appVersion: "1.0.0",
      biometry: "none",
      push: "unasked",
      dark: false,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    },
  );
  let id = 0;
  return {
    phone,
    events,
    asks: (channel, ask = "device") => phone.receiveMessage(JSON.stringify({ ebok: 1, channel, id: (id += 1), ask })),
  };
}

it("(part of WRAP-01) sends a notification tap once to the page that returns from another site", async () => {
  const { phone, events, asks } = aPhone();
  await asks("first");
  expect(phone.isConnected).toBe(true);
  phone.left();
  expect(phone.isConnected, "the web view handles back").toBe(false);
  phone.emit("dark", true);
  phone.emit("tap", { route: "invoice" });
  phone.emit("tap", { route: "settings" });
  await asks("second");
  await asks("second", "pushState");
  expect(events).toEqual(["first: dark 1", "first: insets 2", "second: dark 1", "second: insets 2", "second: tap 3"]);
});

it("(part of WRAP-01) continues the turn numbers of a page, sends nothing to a page that left", async () => {
  const { phone, events, asks } = aPhone();
  await asks("first");
  phone.left();
  await asks("first");
  expect(events).toEqual(["first: dark 1", "first: insets 2", "first: dark 3", "first: insets 4"]);
  phone.left();
  phone.emit("tap", { route: "invoice" });
  const answered = asks("second");
  phone.left();
  await answered;
  await asks("third");
  expect(events.slice(4)).toEqual(["third: dark 1", "third: insets 2", "third: tap 3"]);
});
