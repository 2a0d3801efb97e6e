import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aQuestion } from "#test/mothers/index.ts";
import { faqSections, findQuestion, searchFaq, type Faq, type Quote } from "./faq.ts";
import { findHits, searchWordsOf } from "../shared-kernel/text-search.ts";
import { plainText } from "./plain-text.ts";

const wifi = aQuestion({ answer: "<p>Postaw <b>router</b> wysoko.</p><p>Wyłącz go z&nbsp;prądu i&nbsp;włącz.</p>" });
const pay = aQuestion({
  questionId: "jak-zaplacic",
  categoryId: "faktury",
  question: "Jak mogę zapłacić fakturę?",
  answer: "<p>W portalu: BLIK-iem albo kartą.</p>",
});
const late = aQuestion({
  questionId: "po-terminie",
  categoryId: "faktury",
  question: "Co, gdy zapłacę po terminie?",
  answer: "<p>Do faktury dopiszemy odsetki.</p>",
});
const stray = aQuestion({
  questionId: "inne",
  categoryId: "nieznana",
  question: "Gdzie jest najbliższy salon?",
  answer: "<p>Zobacz listę salonów.</p>",
});
const FAQ: Faq = {
  categories: [
    { categoryId: "faktury", name: "Faktury" },
    { categoryId: "pusta", name: "Pusta" },
    { categoryId: "internet", name: "Internet" },
  ],
  questions: [wifi, pay, late, stray],
};
const found = (text: string, categoryId?: string) =>
  searchFaq(FAQ, { text, categoryId }).map(({ question }) => question.questionId);
const marked = ({ text, hits }: Quote): readonly string[] => hits.map(({ from, to }) => text.slice(from, to));

describe("searchFaq", () => {
  it.each([
    ["without diacritics", "zaplacic", ["jak-zaplacic"]],
    ["in capitals", "ZAPŁACIĆ", ["jak-zaplacic"]],
    ["in another form of the word", "faktura", ["jak-zaplacic", "po-terminie"]],
    ["in the answer", "routera", ["wolne-wifi"]],
    ["for words in question and answer together", "wifi router", ["wolne-wifi"]],
    ["for the beginning of a word", "termin", ["po-terminie"]],
    ["not for the middle of a word", "erminie", []],
    ["for a missing word without results", "telewizor", []],
    ["not in HTML tags and entities", "strong nbsp", []],
    ["for punctuation only as for an empty text", " ?! ", ["wolne-wifi", "jak-zaplacic", "po-terminie", "inne"]],
  ])("searches the FAQ %s", (_case, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it("searches only the chosen category of the FAQ", () => {
    expect(found("", "faktury")).toEqual(["jak-zaplacic", "po-terminie"]);
    expect(found("router", "faktury")).toEqual([]);
  });

  it("lists FAQ matches in the question first, else in the operator's order", () => {
    const faq: Faq = { categories: [], questions: [late, pay] };
    expect(
      searchFaq(faq, { text: "fakturę", categoryId: undefined }).map(({ question }) => question.questionId),
    ).toEqual(["jak-zaplacic", "po-terminie"]);
  });

  it("marks FAQ matches with their original letters", () => {
    const [first, second] = searchFaq(FAQ, { text: "faktur", categoryId: undefined });
    expect(first === undefined ? [] : marked(first.title)).toEqual(["faktur"]);
    expect(first?.excerpt).toBeUndefined();
    expect(second?.excerpt === undefined ? [] : [second.excerpt.text, ...marked(second.excerpt)]).toEqual([
      "Do faktury dopiszemy odsetki.",
      "faktur",
    ]);
  });

  it("marks no FAQ match inside a word", () => {
    const [one] = searchFaq(
      { categories: [], questions: [aQuestion({ question: "Karta i ekarta, mikrokarta" })] },
      { text: "karta", categoryId: undefined },
    );
    expect(one?.title.hits).toEqual([{ from: 0, to: 4 }]);
  });

  it("quotes a long FAQ answer around its first match, cut between words", () => {
    const long = aQuestion({
      answer:
        `<p>${"Najpierw sprawdź kable i zasilanie. ".repeat(12)}Potem przestaw router.</p>` +
        "<p>Na końcu zadzwoń.</p>".repeat(12),
    });
    const [one] = searchFaq({ categories: [], questions: [long] }, { text: "przestaw", categoryId: undefined });
    expect(one?.excerpt?.text).toMatch(/^… \S.*Potem przestaw router\..*\S …$/);
    expect(one?.excerpt?.text.length).toBeLessThan(180);
    expect(one?.excerpt === undefined ? [] : marked(one.excerpt)).toEqual(["przestaw"]);
  });
});

it("returns FAQ matches without overlaps that split no letter from its combining mark", () => {
  const words = fc.array(fc.constantFrom("żółw", "Łódź", "faktura", "wi-fi", "płacić", "É", "ss", "ńść", " ", "."), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(words, fc.constantFrom("NFC", "NFD"), words, (parts, form, asked) => {
      const text = parts.join(" ").normalize(form);
      const hits = findHits(text, searchWordsOf(asked.join(" ")));
      let before = 0;
      for (const { from, to } of hits) {
        expect(from >= before && to > from && to <= text.length).toBe(true);
        expect(/^\p{M}/u.test(text.slice(from)) || /^\p{M}/u.test(text.slice(to))).toBe(false);
        before = to;
      }
    }),
  );
});

it("groups the FAQ by category, hides empty ones and keeps questions without a known one", () => {
  expect(
    faqSections(FAQ).map(({ category, questions }) => [category?.name, questions.map(({ questionId }) => questionId)]),
  ).toEqual([
    ["Faktury", ["jak-zaplacic", "po-terminie"]],
    ["Internet", ["wolne-wifi"]],
    [undefined, ["inne"]],
  ]);
  expect(findQuestion(FAQ, "inne")).toBe(stray);
  expect(findQuestion(FAQ, "dawne")).toBeUndefined();
});

describe("plainText", () => {
  it.each([
    ["<p>Raz</p><p>dwa</p>", "Raz dwa"],
    ["wi<b>fi</b>", "wifi"],
    ["z&nbsp;prądu &amp; &lt;b&gt;", "z prądu & <b>"],
    ["&#322;&#x105;ka", "łąka"],
    ["<script>kradnij()</script>a<!-- b > b -->c", "a c"],
    ["&nieznane; &#0; &#9999999;", "&nieznane; &#0; &#9999999;"],
    ["&constructor;", "&constructor;"],
    ["3 < 5", "3 < 5"],
  ])("extracts the plain text of %s", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
