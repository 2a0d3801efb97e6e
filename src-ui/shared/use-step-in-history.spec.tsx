// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { action, makeObservable, observable } from "mobx";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useStepInHistory } from "./use-step-in-history.ts";

afterEach(cleanup);

/** Steps of the page, without a form. */
class Steps {
  isReviewing = false;
  wrongField: string | undefined = undefined;

  constructor() {
    makeObservable(this, { isReviewing: observable, review: action, edit: action });
  }

  readonly review = (): Promise<string | undefined> => {
    if (this.wrongField === undefined) this.isReviewing = true;
    return Promise.resolve(this.wrongField);
  };

  readonly edit = (): void => {
    this.isReviewing = false;
  };
}

/** Page with an address that follows it; returns also the moves of the browser. */
function open(isReviewed = false, canResume = false) {
  const model = new Steps();
  const asked: boolean[] = [];
  const { result } = renderHook(() => {
    const [inAddress, setInAddress] = useState(isReviewed);
    const onReviewed = (isOpen: boolean): void => {
      asked.push(isOpen);
      setInAddress(isOpen);
    };
    useStepInHistory(model, { isReviewed: inAddress, onReviewed }, canResume);
    return { inAddress, setInAddress };
  });
  return {
    model,
    asked,
    isInAddress: () => result.current.inAddress,
    move: (isOpen: boolean) => act(async () => result.current.setInAddress(isOpen)),
  };
}

it('[WITHDRAW-23] opens the form on "back" and the statement on "forward"', async () => {
  const { model, asked, isInAddress, move } = open();
  await act(() => model.review());
  expect([isInAddress(), asked]).toEqual([true, [true]]);
  await move(false);
  expect([model.isReviewing, asked]).toEqual([false, [true]]);
  await move(true);
  expect([model.isReviewing, asked]).toEqual([true, [true]]);
});

it("(part of WITHDRAW-23) leaves the entry of the second step when the customer edits the form", async () => {
  const { model, asked, isInAddress } = open();
  await act(() => model.review());
  act(() => model.edit());
  expect([isInAddress(), asked]).toEqual([false, [true, false]]);
});

it('(part of WITHDRAW-23) stays at the form on "forward" while a field is wrong', async () => {
  const { model, isInAddress, move } = open();
  model.wrongField = "email";
  await move(true);
  expect([model.isReviewing, isInAddress()]).toEqual([false, false]);
});

it("(part of WITHDRAW-23) adds no second entry when a reload opens the second step again", async () => {
  const { model, asked } = open(true, true);
  await act(() => model.review());
  expect(asked).toEqual([]);
});

it("(part of TERM-35) leaves the entry of a summary that a reload does not open again", async () => {
  const { model, asked, isInAddress } = open(true);
  expect([isInAddress(), model.isReviewing, asked]).toEqual([false, false, [false]]);
  await act(() => model.review());
  expect([isInAddress(), asked]).toEqual([true, [false, true]]);
});
