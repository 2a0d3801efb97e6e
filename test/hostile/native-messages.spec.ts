import fc from "fast-check";
import { merge } from "rxjs";
import { expect, it } from "vitest";
import { BRIDGE_VERSION } from "#adapters/native-bridge/bridge-messages.ts";
import { ChannelNativeBridgeAdapter } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import { parsePushPath, pushPathOf, type TappedPush } from "#domain/device/index.ts";
import { resolveTarget, routeAt } from "#domain/navigation/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { modelRuns } from "#test/models/runs.ts";
import { hostileJson, hostileText, withHostileValue } from "./hostile-values.ts";

const USUAL_RUNS = 100;
const CONVERSATION = "conversation-of-this-page";

/** Values of the events of the app. */
const EVENTS: Readonly<Record<string, unknown>> = {
  tap: { route: "invoice", param: "7", context: "4127830" },
  insets: { top: 24, right: 0, bottom: 16, left: 0 },
  dark: true,
  back: true,
};

const eventMessage = (turn: number, event: string, value: unknown): string =>
  JSON.stringify({ ebok: BRIDGE_VERSION, channel: CONVERSATION, event, turn, value });

it("[SEC-06] lets one hostile value in a message of the app spoil at most that message", async () => {
  const other = fc.oneof(hostileJson, hostileText);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(EVENTS)),
      fc.record({ choice: fc.nat(1_000), other }),
      fc.nat(10),
      async (event, replacement, place) => {
        let deliver: (message: unknown) => void = () => undefined;
        const sent: { readonly id: number }[] = [];
        const bridge = new ChannelNativeBridgeAdapter({
          channel: {
            send: (text) => void sent.push(JSON.parse(text)),
            listen(onMessage) {
              deliver = onMessage;
              return () => undefined;
            },
          },
          clock: movableClock(),
          conversation: CONVERSATION,
        });
        let backs = 0;
        const seen: unknown[] = [];
        merge(bridge.dark, bridge.insets).subscribe((value) => seen.push(value));
        bridge.back.subscribe(() => (backs += 1));
        const taps: TappedPush[] = [];
        bridge.taps.subscribe((tap) => taps.push(tap));
        deliver(eventMessage(1, event, withHostileValue(EVENTS[event], replacement, place)));
        const before = backs;
        deliver(eventMessage(2, "back", true));
        expect(backs).toBe(before + 1);
        const answered = bridge.hasKey("automatic");
        for (const { id } of sent)
          deliver(JSON.stringify({ ebok: BRIDGE_VERSION, channel: CONVERSATION, id, ok: true, value: true }));
        expect(await answered).toMatchObject({ ok: true });
        for (const tap of taps) {
          const path = pushPathOf(tap);
          expect(new URL(path, "https://portal.example/login").origin).toBe("https://portal.example");
          const { route, param } = parsePushPath(path) ?? { route: "", param: undefined };
          expect(routeAt(resolveTarget(route, param))).toBeDefined();
        }
        for (const value of seen.filter((one) => typeof one === "object" && one !== null))
          expect(Object.values(Object(value)).every((inset) => Number.isFinite(inset))).toBe(true);
      },
    ),
    { numRuns: modelRuns() ?? USUAL_RUNS, examples: [["tap", { choice: 0, other: "\ud800" }, 2]] },
  );
});
