// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { topBackHandler, useBackHandler } from "./back-stack.ts";

afterEach(cleanup);

const done: string[] = [];
afterEach(() => {
  done.length = 0;
});

function Step({
  name,
  isActive = true,
  stuck = false,
}: {
  readonly name: string;
  readonly isActive?: boolean;
  readonly stuck?: boolean;
}) {
  useBackHandler(isActive, stuck ? undefined : () => done.push(name));
  return null;
}

describe("back stack", () => {
  it("returns no back handler while no element is open", () => {
    render(<Step name="page" isActive={false} />);
    expect(topBackHandler()).toBeUndefined();
    topBackHandler()?.();
    expect(done).toEqual([]);
  });

  it("returns the back handler of the element opened last, whatever the rendering order", () => {
    const { rerender } = render(
      <>
        <Step name="first" isActive={false} />
        <Step name="second" />
      </>,
    );
    rerender(
      <>
        <Step name="first" />
        <Step name="second" />
      </>,
    );
    topBackHandler()?.();
    expect(done).toEqual(["first"]);
    rerender(
      <>
        <Step name="first" isActive={false} />
        <Step name="second" />
      </>,
    );
    topBackHandler()?.();
    expect(done).toEqual(["first", "second"]);
    rerender(<Step name="first" isActive={false} />);
    expect(topBackHandler()).toBeUndefined();
  });

  it("calls the current back handler of an element after the handler has changed", () => {
    const { rerender } = render(<Step name="before" />);
    rerender(<Step name="after" />);
    topBackHandler()?.();
    expect(done).toEqual(["after"]);
  });

  it("calls no back handler below an element that cannot be closed while a request runs", () => {
    render(
      <>
        <Step name="beneath" />
        <Step name="sending" stuck />
      </>,
    );
    topBackHandler()?.();
    expect(done).toEqual([]);
    expect(topBackHandler()).toBeDefined();
  });
});
