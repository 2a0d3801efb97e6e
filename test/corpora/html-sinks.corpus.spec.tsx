// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asList, asRecord, asText } from "../../scripts/json.ts";
import { HTML_ATTACKS, spread } from "./html-attacks.ts";
import { HTML_SINKS, leftoversIn, TEXT_SINKS } from "./html-sinks.tsx";

const published: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "safe-html.json"), "utf8"));
const PUBLIC = asList(asRecord(published)["payloads"]).map(asText);

/** Uses all attacks in the proof, and a sample of them in daily runs. */
const isWhole = process.env["EBOK_CORPORA"] === "all";
const ATTACKS = isWhole ? [...PUBLIC, ...HTML_ATTACKS] : [...spread(PUBLIC, 40), ...spread(HTML_ATTACKS, 80)];

beforeEach(() => vi.stubGlobal("alert", vi.fn<() => void>()));
afterEach(cleanup);

it("has a corpus of more than 1,000 own and more than 400 public attacks", () => {
  expect(HTML_ATTACKS.length).toBeGreaterThan(1_000);
  expect(PUBLIC.length).toBeGreaterThan(400);
});

it.each(Object.entries({ ...HTML_SINKS, ...TEXT_SINKS }))(
  "(part of SITE-01) %s renders no active content of any attack",
  { timeout: 300_000 },
  (_file, draw) => {
    const { rerender } = render(<p>x</p>);
    for (const attack of ATTACKS) {
      rerender(<div key={attack}>{draw(attack)}</div>);
      expect({ attack, left: leftoversIn(document.body) }).toEqual({ attack, left: [] });
    }
    expect(window.alert).not.toHaveBeenCalled();
  },
);

it.each(Object.entries(HTML_SINKS))(
  "(part of SITE-01) %s renders nothing when the browser rejects HTML",
  async (_file, draw) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const pressed = vi.fn<() => void>();
    const replace = vi.spyOn(Element.prototype, "replaceChildren").mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedHTML' assignment.");
    });
    await act(
      async () =>
        void render(
          <>
            <button type="button" onClick={pressed}>
              Dalej
            </button>
            {draw("<p>Treść</p>")}
          </>,
        ),
    );
    replace.mockRestore();
    expect(screen.queryByText("Treść")).toBeNull();
    fireEvent.click(screen.getByText("Dalej"));
    expect(pressed).toHaveBeenCalledOnce();
  },
);
