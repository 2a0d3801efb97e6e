import { expect, it } from "vitest";
import { parseIds, parseQueues } from "./helpdesk-settings.ts";

it("(part of LMS-20) reads queues with their kinds; one without a kind is for questions", () => {
  expect(parseQueues("1, 4:fault,5:complaint,6:personal-data")).toEqual([
    { id: 1, kind: "QUESTION" },
    { id: 4, kind: "FAULT" },
    { id: 5, kind: "COMPLAINT" },
    { id: 6, kind: "PERSONAL_DATA" },
  ]);
});

it.each(["", "a", "1:other", "1:", "1,1:fault", "1:personal-data,2:personal-data", "1;2", "1:toString"])(
  "(part of LMS-20) refuses %j as a list of queues",
  (list) => {
    expect(parseQueues(list)).toBeUndefined();
  },
);

it("(part of LMS-20) reads a list of ids", () => {
  expect(parseIds("2, 3,2")).toEqual([2, 3]);
  expect(parseIds("2,x")).toBeUndefined();
});
