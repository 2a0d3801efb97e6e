// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { partsOf } from "./parts-of.ts";

afterEach(cleanup);

interface Parts {
  readonly name: string;
}

/** Dialogs that come over the network once `network.up`, and how often they have been asked for. */
function dialogs() {
  const network = { up: false, asked: 0, failed: 0 };
  const usePart = partsOf<Parts>(
    () => {
      network.asked += 1;
      return network.up ? Promise.resolve({ name: "dialog" }) : Promise.reject(new Error("no network"));
    },
    (parts): parts is Parts => typeof parts === "object",
  );
  const hook = renderHook(
    ({ wanted, occasion }: { wanted: boolean; occasion: string }) =>
      usePart(wanted, occasion, () => {
        network.failed += 1;
      }),
    { initialProps: { wanted: true, occasion: "/index" } },
  );
  return { network, hook };
}

it("tells each time that what was pressed for has not come, and brings it with the next press", async () => {
  const { network, hook } = dialogs();
  await waitFor(() => expect([network.asked, network.failed]).toEqual([1, 1]));
  hook.rerender({ wanted: false, occasion: "/index" });
  hook.rerender({ wanted: true, occasion: "/index" });
  await waitFor(() => expect([network.asked, network.failed]).toEqual([2, 2]));
  network.up = true;
  hook.rerender({ wanted: false, occasion: "/index" });
  hook.rerender({ wanted: true, occasion: "/index" });
  await waitFor(() => expect(hook.result.current).toEqual({ name: "dialog" }));
  expect(network.failed).toBe(2);
});

it("asks again at the next page for what an answer wants, and when the network is back", async () => {
  const { network, hook } = dialogs();
  await waitFor(() => expect(network.failed).toBe(1));
  hook.rerender({ wanted: true, occasion: "/invoice" });
  await waitFor(() => expect(network.failed).toBe(2));
  network.up = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(hook.result.current).toEqual({ name: "dialog" }));
});
