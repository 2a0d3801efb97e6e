// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { topmostWayBack, useWayBack } from "./way-back.ts";

afterEach(cleanup);

const done: string[] = [];
afterEach(() => {
  done.length = 0;
});

function Step({
  name,
  held = true,
  stuck = false,
}: {
  readonly name: string;
  readonly held?: boolean;
  readonly stuck?: boolean;
}) {
  useWayBack(held, stuck ? undefined : () => done.push(name));
  return null;
}

describe("the way back", () => {
  it("is free while nothing is open", () => {
    render(<Step name="page" held={false} />);
    expect(topmostWayBack()).toBeUndefined();
    topmostWayBack()?.();
    expect(done).toEqual([]);
  });

  it("leads out of what was opened last, whatever order they stand in", () => {
    const { rerender } = render(
      <>
        <Step name="first" held={false} />
        <Step name="second" />
      </>,
    );
    rerender(
      <>
        <Step name="first" />
        <Step name="second" />
      </>,
    );
    topmostWayBack()?.();
    expect(done).toEqual(["first"]);
    rerender(
      <>
        <Step name="first" held={false} />
        <Step name="second" />
      </>,
    );
    topmostWayBack()?.();
    expect(done).toEqual(["first", "second"]);
    rerender(<Step name="first" held={false} />);
    expect(topmostWayBack()).toBeUndefined();
  });

  it("does what the way out of it is by then", () => {
    const { rerender } = render(<Step name="before" />);
    rerender(<Step name="after" />);
    topmostWayBack()?.();
    expect(done).toEqual(["after"]);
  });

  it("stays where something is being sent", () => {
    render(
      <>
        <Step name="beneath" />
        <Step name="sending" stuck />
      </>,
    );
    topmostWayBack()?.();
    expect(done).toEqual([]);
    expect(topmostWayBack()).toBeDefined();
  });
});
