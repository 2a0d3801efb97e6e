// @vitest-environment jsdom
import { afterEach, vi } from "vitest";
import { DocumentActivityAdapter } from "#adapters/browser/document-activity.adapter.ts";
import { DocumentInteractionsAdapter } from "#adapters/tracking/document-interactions.adapter.ts";
import { TRACKED_ACTION, TRACKED_AS, type Interaction } from "#domain/tracking/index.ts";
import { fakeActivity } from "#test/fakes/fake-device.ts";
import { fakePage } from "#test/fakes/fake-tracking.ts";
import { FakeDocument } from "#test/fakes/fake-document.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { activityPortContract } from "./activity-port.contract.ts";
import { interactionsPortContract } from "./interactions-port.contract.ts";

afterEach(() => document.body.replaceChildren());

interactionsPortContract("fake", () => {
  const page = fakePage();
  return { port: page, act: page.act, listened: () => page.listened };
});

/** Creates the element of an interaction, with its name for tracking. */
function elementFor({ action, element, name }: Interaction): HTMLElement {
  const made = document.createElement(element === "dialog" ? "dialog" : element === "link" ? "a" : "button");
  if (name !== "button") made.setAttribute(TRACKED_AS, name);
  if (element === "text" || element === "file") made.setAttribute(TRACKED_ACTION, action);
  if (made instanceof HTMLAnchorElement) {
    made.href = "#";
    if (action === "LOAD_BLANK") made.target = "_blank";
  }
  // Prevents the link from leaving the page of the test.
  made.addEventListener("click", (event) => event.preventDefault());
  return document.body.appendChild(made);
}

interactionsPortContract("document", () => {
  let listeners = 0;
  vi.spyOn(document, "addEventListener").mockImplementation(function add(
    this: Document,
    ...given: Parameters<Document["addEventListener"]>
  ) {
    listeners += 1;
    EventTarget.prototype.addEventListener.apply(this, given);
  });
  vi.spyOn(document, "removeEventListener").mockImplementation(function remove(
    this: Document,
    ...given: Parameters<Document["removeEventListener"]>
  ) {
    listeners -= 1;
    EventTarget.prototype.removeEventListener.apply(this, given);
  });
  return {
    port: new DocumentInteractionsAdapter(window),
    listened: () => listeners > 0,
    act(interaction) {
      const element = elementFor(interaction);
      if (interaction.element === "dialog")
        element.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
      else element.click();
    },
  };
});

activityPortContract("fake", () => {
  const port = fakeActivity();
  return {
    port,
    do: async (activity) => (activity === "press" ? port.press() : port.act()),
    wake: port.wake,
  };
});

activityPortContract("document", () => {
  const page = new FakeDocument();
  const clock = movableClock();
  const frame: Window = Object.create(window, {
    document: { value: page },
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
  });
  return {
    port: new DocumentActivityAdapter(frame, clock),
    async do(activity) {
      await clock.advance(1_000);
      await page.send(activity === "press" ? "click" : "mousemove");
    },
    wake: () => void window.dispatchEvent(new Event("focus")),
  };
});
