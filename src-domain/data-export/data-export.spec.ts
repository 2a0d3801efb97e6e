import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#test/models/any-character.ts";
import { aClient, aClientData, anAddress, aSession, aFullExport } from "#test/mothers/index.ts";
import {
  dataExport,
  exportFileName,
  formatExportJson,
  incompleteParts,
  missingParts,
  type DataExport,
  type ExportPartName,
  type LoadedExportValues,
} from "./data-export.ts";
import { escapeHtml, renderExportPage, type ExportWords } from "./export-page.ts";

const MADE = { madeAt: Date.UTC(2026, 10, 20, 9, 2), operator: "Operator & <Synowie>" };
const WORDS: ExportWords = {
  title: "Kopia danych",
  lead: "Wszystko",
  made: "Data",
  account: "Numer",
  contents: "Spis",
  yes: "tak",
  no: "nie",
  none: "brak",
  notLoaded: "nie wczytano",
  incomplete: "nie wszystko",
  restricted: "ukryte",
  elsewhere: { title: "Czego tu nie ma", lines: ["rozmów"] },
  part: (name) => `część ${name}`,
  field: (name) => `pole ${name}`,
  value: (_field, text) => text,
};

/** Replaces each text of an object by `next(path)`, independent of field names. */
function withTexts<Value>(value: Value, next: (path: string) => string): Value;
function withTexts(value: unknown, next: (path: string) => string, path = ""): unknown {
  if (typeof value === "string") return isFixed(path) ? value : next(path);
  if (Array.isArray(value)) return value.map((item: unknown, index) => withNested(item, next, `${path}[${index}]`));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => [
        name,
        withNested(inner, next, `${path}.${name}`),
      ]),
    );
  return value;
}
const withNested: (value: unknown, next: (path: string) => string, path: string) => unknown = withTexts;

/** Parts that may hold restricted data. */
const NEEDS_CLIENT: ReadonlySet<ExportPartName> = new Set(["contact", "session", "invoices", "calls", "withdrawals"]);

/** Dates and months are strings, but must stay valid. */
const isFixed = (path: string): boolean =>
  /(Date|From|To|By|On|Until|Start|End|period|dueDate|body|issuedOn|from|to|since)$/.test(path);

const WHOLE = aFullExport();

function numbered(): { readonly loaded: LoadedExportValues; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const loaded = withTexts(WHOLE, (path) => {
    if (path.endsWith("session.sessionId")) return "klucz-sesji";
    const text = `@${texts.length}@${path.replace(/[^A-Za-z]/g, "")}`;
    texts.push(text);
    return text;
  });
  return { loaded, texts };
}

describe("data export", () => {
  it("contains every text of every object in the data export, on the page and in JSON", () => {
    const { loaded, texts } = numbered();
    const data = dataExport(loaded, MADE);
    const [page, json] = [renderExportPage(data, WORDS), formatExportJson(data)];
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      expect(page, text).toContain(text);
      expect(json, text).toContain(text);
    }
    expect(page).not.toContain("nie wczytano");
    for (const out of [page, json]) expect(out, "the session id is secret").not.toContain("klucz-sesji");
  });

  it("[ACC-17] contains requests with their answers, withdrawals and terminations", () => {
    const json = formatExportJson(dataExport(WHOLE, MADE));
    for (const text of ['"requests": [', '"outcome": "rejected"', '"withdrawals": [', '"terminations": ['])
      expect(json).toContain(text);
  });

  it("formats amounts, dates, times and flags of the export for people and for programs", () => {
    const data = dataExport(WHOLE, MADE);
    const [page, json] = [renderExportPage(data, WORDS), formatExportJson(data)];
    for (const text of ["12,50\u00a0zł", "01-01-2026", "20-11-2026 10:02", ">tak<", ">nie<", "Treść &amp; reszta"])
      expect(page).toContain(text);
    for (const text of [
      '"value": "12.50"',
      '"validFrom": "2026-01-01"',
      '"2026-11-20T09:02:00.000Z"',
      "<p>Treść &amp; reszta</p>",
    ])
      expect(json).toContain(text);
  });

  it("reports each part of the data export that failed to load", () => {
    const names = [
      "client",
      "contact",
      "consents",
      "consentHistory",
      "entries",
      "invoices",
      "calls",
      "messages",
      "chats",
      "outages",
      "offers",
      "requests",
      "withdrawals",
      "terminations",
      "onboarding",
      "devices",
      "session",
    ] as const satisfies readonly ExportPartName[];
    fc.assert(
      fc.property(fc.subarray([...names]), (lost) => {
        const data = dataExport({ ...WHOLE, ...Object.fromEntries(lost.map((name) => [name, undefined])) }, MADE);
        // Without the client the restrictions are unknown, so these parts are left out.
        const expected = names.filter(
          (name) => lost.includes(name) || (NEEDS_CLIENT.has(name) && lost.includes("client")),
        );
        expect(missingParts(data)).toEqual(expected);
        const page = renderExportPage(data, WORDS);
        expect(page.split("nie wczytano")).toHaveLength(expected.length + 1);
        for (const name of names) expect(page).toContain(`<h2>część ${name}</h2>`);
        expect(JSON.parse(formatExportJson(data))).toMatchObject({ notLoaded: expected });
      }),
    );
  });

  it("names incomplete parts of the data export and leaves out those that are not offered", () => {
    const reads = { incomplete: ["entries", "offers"], notOffered: ["outages"] } as const;
    const data = dataExport({ ...WHOLE, offers: undefined, outages: undefined }, MADE, reads);
    expect([incompleteParts(data), missingParts(data)]).toEqual([["entries"], ["offers"]]);
    const page = renderExportPage(data, WORDS);
    expect([page.split("nie wszystko").length, page.includes("część outages")]).toEqual([2, false]);
    expect(JSON.parse(formatExportJson(data))).toMatchObject({ incomplete: ["entries"], notLoaded: ["offers"] });
  });

  it("(part of ACC-14) omits restricted data from the data export and reports the restriction", () => {
    const rodo = { email: true, phone: true, personalData: true, address: true };
    const client = aClientData({
      client: aClient({ rodo, coOwner: "Zbigniew Tajny" }),
      addressList: [anAddress({ street: "Tajna" })],
    });
    const data = dataExport({ ...WHOLE, client }, MADE);
    const [page, json] = [renderExportPage(data, WORDS), formatExportJson(data)];
    for (const secret of ["Brzezińska", "85071502468", "Tajn", "601234567", "583012247", "m.brzezinska@example.pl"])
      for (const out of [page, json]) expect(out).not.toContain(secret);
    expect(page.split("ukryte")).toHaveLength(7);
    expect(JSON.parse(json)).toMatchObject({
      restricted: ["client", "contact", "invoices", "calls", "withdrawals", "session"],
    });
  });

  it("escapes hostile texts in the data export, so that none becomes markup", () => {
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "</dd></dl><style>*{display:none}</style>",
        "' onmouseover='x",
        "&lt;b&gt;",
        "]]>",
        "<!--",
        "\u0000<\uD800",
        "javascript:alert(1)",
      ),
    );
    const tags = (page: string): readonly string[] => page.match(/<[^>]*>/gu) ?? [];
    const tame = tags(
      renderExportPage(
        dataExport(
          withTexts(WHOLE, () => "x"),
          MADE,
        ),
        WORDS,
      ),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const data = dataExport(
          withTexts(WHOLE, () => text),
          MADE,
        );
        const page = renderExportPage(data, { ...WORDS, value: (_field, value) => value });
        expect(tags(page)).toEqual(tame);
        expect(page).toContain(escapeHtml(text));
        const read: unknown = JSON.parse(formatExportJson(data));
        expect(JSON.stringify(read)).toContain(JSON.stringify(text).slice(1, -1));
      }),
    );
  });

  it("renders the whole page of the data export", () => {
    const data: DataExport = {
      ...MADE,
      accountNumber: "4127830",
      parts: [
        {
          name: "client",
          isIncomplete: true,
          isRestricted: true,
          node: {
            kind: "record",
            fields: [
              { name: "name", node: { kind: "value", json: "Anna", text: "Anna" } },
              { name: "ePayer", node: { kind: "value", json: true, text: true } },
              { name: "notes", node: { kind: "list", items: [] } },
              {
                name: "numbers",
                node: {
                  kind: "list",
                  items: [
                    { kind: "value", json: 1, text: "1" },
                    { kind: "value", json: 2, text: "2" },
                  ],
                },
              },
              { name: "empty", node: { kind: "record", fields: [] } },
            ],
          },
        },
        { name: "offers", isIncomplete: true, isRestricted: false, node: undefined },
      ],
    };
    const words: ExportWords = {
      ...WORDS,
      elsewhere: { title: "Czego tu nie ma", lines: ["rozmów", "nagrań"] },
      value: (field, text) => `${field}:${text}`,
    };
    const styled = /<style>[^<]+<\/style>/;
    expect(renderExportPage(data, words)).toMatch(styled);
    expect(renderExportPage(data, words).replace(styled, "<style></style>")).toBe(
      [
        "<!doctype html>",
        '<html lang="pl"><head><meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
        "<title>Kopia danych · Operator &amp; &lt;Synowie&gt;</title><style></style></head><body>",
        '<header><p class="operator">Operator &amp; &lt;Synowie&gt;</p><h1>Kopia danych</h1><p>Wszystko</p>' +
          "<dl><div><dt>Data</dt><dd>20-11-2026 10:02</dd></div>" +
          "<div><dt>Numer</dt><dd>4127830</dd></div></dl></header>",
        '<nav aria-label="Spis"><h2>Spis</h2><ol>' +
          '<li><a href="#client">część client</a></li><li><a href="#offers">część offers</a></li></ol></nav>',
        '<main><section id="client"><h2>część client</h2><p class="note">ukryte</p>' +
          '<p class="note note--lost">nie wszystko</p><dl>' +
          '<div><dt>pole name</dt><dd><span class="value">name:Anna</span></dd></div>' +
          '<div><dt>pole ePayer</dt><dd><span class="value">tak</span></dd></div>' +
          '<div><dt>pole notes</dt><dd><span class="none">brak</span></dd></div>' +
          '<div><dt>pole numbers</dt><dd><ol class="list">' +
          '<li><span class="value">numbers:1</span></li><li><span class="value">numbers:2</span></li></ol></dd></div>' +
          '<div><dt>pole empty</dt><dd><span class="none">brak</span></dd></div></dl></section>' +
          '<section id="offers"><h2>część offers</h2><p class="note note--lost">nie wczytano</p></section>',
        "<section><h2>Czego tu nie ma</h2><ul><li>rozmów</li><li>nagrań</li></ul></section></main>",
        "</body></html>\n",
      ].join("\n"),
    );
    expect(renderExportPage({ ...data, accountNumber: undefined }, words)).toContain(
      "<dl><div><dt>Data</dt><dd>20-11-2026 10:02</dd></div></dl></header>",
    );
  });

  it("(part of ACC-14) reports the parts of the data export that each restriction affects", () => {
    const NONE = { email: false, phone: false, personalData: false, address: false };
    const restricted = (rodo: Partial<typeof NONE>) => {
      const { parts } = dataExport(
        { ...WHOLE, client: aClientData({ client: aClient({ rodo: { ...NONE, ...rodo } }) }) },
        MADE,
      );
      return parts.flatMap(({ name, isRestricted }) => (isRestricted ? [name] : []));
    };
    expect(restricted({})).toEqual([]);
    for (const [one, more] of [
      ["email", ["withdrawals"]],
      ["phone", ["calls"]],
      ["address", ["invoices"]],
    ] as const)
      expect(restricted({ [one]: true }), one).toEqual(["client", "contact", ...more]);
    expect(restricted({ personalData: true })).toEqual(["client", "invoices", "withdrawals", "session"]);
  });

  it("(part of ACC-14) exports customer contexts without their names under a restriction", () => {
    const client = aClientData({
      client: aClient({ rodo: { email: false, phone: false, personalData: true, address: false } }),
    });
    const session = aSession({
      contexts: [
        { id: "4127830", name: "Anna Tajna" },
        { id: "4127831", name: "Firma" },
      ],
    });
    expect(JSON.parse(formatExportJson(dataExport({ ...WHOLE, client, session }, MADE)))).toMatchObject({
      format: "ebok-data-export/1",
      data: {
        session: {
          contexts: [
            { id: "4127830", name: "" },
            { id: "4127831", name: "" },
          ],
        },
      },
    });
  });

  it("exports no account number when the client failed to load", () => {
    const data = dataExport({ ...WHOLE, client: undefined }, MADE);
    expect(JSON.parse(formatExportJson(data))).toMatchObject({ accountNumber: null });
    expect(exportFileName(data, "json")).toBe("moje-dane-2026-11-20.json");
  });

  it("sets a content security policy for the data export that forbids scripts and requests", () => {
    const page = renderExportPage(dataExport(WHOLE, MADE), WORDS);
    expect(page).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'\"");
    expect(page).not.toMatch(/<script|<link|<img|<iframe| on\w+=/);
    expect(page).toContain("Operator &amp; &lt;Synowie&gt;");
  });

  it("names the data export file after the account number and the day in Warsaw", () => {
    const named = (accountNumber: string) => exportFileName({ ...dataExport(WHOLE, MADE), accountNumber }, "html");
    expect(
      exportFileName(
        { ...dataExport(WHOLE, { ...MADE, madeAt: Date.UTC(2026, 10, 20, 23, 30) }), accountNumber: undefined },
        "json",
      ),
      "Warsaw's day",
    ).toBe("moje-dane-2026-11-21.json");
    expect([named("4127830"), named("../A 1"), named("")]).toEqual([
      "moje-dane-4127830-2026-11-20.html",
      "moje-dane-A1-2026-11-20.html",
      "moje-dane-2026-11-20.html",
    ]);
  });
});

it("escapes markup and characters that HTML forbids in exported text", () => {
  expect(escapeHtml("a&<>\"'\u0000\u0007\uD800\n😀")).toBe("a&amp;&lt;&gt;&quot;&#39;\uFFFD\uFFFD\uFFFD\n😀");
});
