// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TextWithPolish } from "./text-with-polish.tsx";
import { texts, type TextParams } from "./texts.ts";

afterEach(cleanup);

const t = texts({ order: "Zamówienie: {title}, do {day}" }, "text-with-polish.spec");

const html = (parts: Readonly<Record<string, string>>, params?: TextParams): string => {
  const { container } = render(<TextWithPolish t={t} of="order" params={params} parts={parts} />);
  return container.innerHTML;
};

it("(part of I18N-10) marks a text of the provider in a sentence of the portal as Polish", () => {
  expect(html({ title: "Telewizja" }, { day: "jutra" })).toBe('Zamówienie: <span lang="pl">Telewizja</span>, do jutra');
});

it("(part of I18N-10) keeps braces of the provider and shows a placeholder without a value", () => {
  expect(html({ title: "{day} <b>" })).toBe('Zamówienie: <span lang="pl">{day} &lt;b&gt;</span>, do {day}');
});
