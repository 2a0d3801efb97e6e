// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TextWithPolish } from "./text-with-polish.tsx";
import { plurals } from "./plurals.ts";
import { texts } from "./texts.ts";

afterEach(cleanup);

const t = texts(
  {
    order: "Zamówienie: {title}, do {day}",
    names_one: "{count} nazwa: {names}",
    names_few: "{count} nazwy: {names}",
    names_many: "{count} nazw: {names}",
    names_other: "{count} nazwy: {names}",
  },
  "text-with-polish.spec",
  plurals,
);

const html = (text: string, parts: Readonly<Record<string, string>>): string => {
  const { container } = render(<TextWithPolish text={text} parts={parts} />);
  return container.innerHTML;
};

it("(part of I18N-10) marks a text of the provider in a sentence of the portal as Polish", () => {
  expect(html(t("order", { title: "{title}", day: "jutra" }), { title: "Telewizja" })).toBe(
    'Zamówienie: <span lang="pl">Telewizja</span>, do jutra',
  );
  expect(html(t("names", { count: 2, names: "{names}" }), { names: "Netflix, Max" })).toBe(
    '2 nazwy: <span lang="pl">Netflix, Max</span>',
  );
});

it("(part of I18N-10) keeps braces of the provider and shows a placeholder without a value", () => {
  expect(html(t("order"), { title: "{day} <b>" })).toBe('Zamówienie: <span lang="pl">{day} &lt;b&gt;</span>, do {day}');
});
