// @vitest-environment jsdom
import { render } from "@testing-library/react";
import * as react from "react";
import { createElement, useEffect } from "react";
import { expect, it } from "vitest";
import { mayBeRendering, findReadingComponent, collectUnobservedReads } from "./unobserved-reads.ts";

const stack = (...frames: readonly string[]) => ["Error: x", ...frames.map((frame) => `    at ${frame}`)].join("\n");
const REACT = "renderWithHooks (node_modules/react-dom/cjs/react-dom-client.development.js:5:1)";
const READ = "get expanded (node_modules/mobx/dist/mobx.js:1:1)";

it.each([
  [
    "a rendered component",
    [READ, "Content (/x/src-ui/features/home/onboarding-card.view.tsx:86:57)", REACT],
    "src-ui/features/home/onboarding-card.view.tsx: expanded",
  ],
  [
    "a getter called by a component",
    [
      READ,
      "Model.get (/x/src-ui/features/home/home.view-model.ts:3:1)",
      "Content (/x/src/routes/home.tsx?v=1:86:57)",
      REACT,
    ],
    "src/routes/home.tsx: expanded",
  ],
  [
    "an initial state",
    [
      READ,
      "/x/src-ui/features/home/home.screen.tsx:3:1",
      "mountState (node_modules/react-dom/x.js:1:1)",
      "Screen (/x/src-ui/features/home/home.screen.tsx:2:1)",
      REACT,
    ],
    undefined,
  ],
  [
    "an event handler",
    [
      READ,
      "onClick (/x/src-ui/features/home/onboarding-card.view.tsx:90:1)",
      "executeDispatch (node_modules/react-dom/x.js:1:1)",
    ],
    undefined,
  ],
  ["a component of a library", [READ, "Thing (node_modules/thing/x.js:1:1)", REACT], undefined],
])("finds the component that reads while rendering: %s", (_name, frames, found) => {
  expect(findReadingComponent(stack(...frames), "expanded")).toBe(found);
});

it("hides the warnings of MobX and passes all others on", () => {
  const warnings: unknown[][] = [];
  const fakeConsole = { warn: (...words: unknown[]) => void warnings.push(words) };
  const found = collectUnobservedReads(fakeConsole, () => true);
  fakeConsole.warn("[mobx] Observable 'Model.x' being read outside a reactive context.");
  fakeConsole.warn("another", 1);
  expect([found, warnings]).toEqual([[], [["another", 1]]]);
});

it("detects rendering in a component, and not in an effect or outside", () => {
  const seen = new Map([["before", mayBeRendering(react)]]);
  const look = (where: string): void => void seen.set(where, mayBeRendering(react));
  function Component(): null {
    look("component");
    useEffect(() => look("effect"));
    return null;
  }
  render(createElement(Component));
  look("outside");
  expect(Object.fromEntries(seen)).toEqual({ before: false, component: true, effect: false, outside: false });
});

it("assumes rendering when the internals of React are unknown", () => {
  expect(mayBeRendering({})).toBe(true);
});
