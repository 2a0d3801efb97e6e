import { describe, expect, it } from "vitest";
import { ROOT } from "../run-tool.ts";
import { lastLines, playwrightTests, formatFailures, vitestFailures } from "./failed-tests.ts";

const red = (text: string): string => `${String.fromCodePoint(27)}[31m${text}${String.fromCodePoint(27)}[39m`;

/** Playwright report with one test of each kind. */
const PLAYWRIGHT = {
  suites: [
    {
      title: "home.spec.ts",
      file: "home.spec.ts",
      specs: [
        {
          title: "opens",
          file: "home.spec.ts",
          line: 4,
          tests: [{ status: "expected", results: [{ status: "passed", errors: [] }] }],
        },
      ],
      suites: [
        {
          title: "in arrears",
          file: "home.spec.ts",
          specs: [
            {
              title: "says so",
              file: "home.spec.ts",
              line: 9,
              tests: [
                {
                  status: "unexpected",
                  results: [
                    { status: "failed", errors: [{ message: "first try" }] },
                    {
                      status: "timedOut",
                      errors: [
                        {
                          message:
                            `${red("Error: not visible")}\n\n    at ` +
                            `${ROOT}/test/e2e/home.spec.ts:10:2\n    at run (/x/node_modules/y.js:1:1)`,
                        },
                        { message: "second" },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              title: "moves",
              file: "home.spec.ts",
              line: 20,
              tests: [
                {
                  status: "flaky",
                  results: [
                    { status: "failed", errors: [{ message: "too early" }] },
                    { status: "passed", errors: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe("failures of a report", () => {
  it("reads Playwright failures of the last try with their place and relative paths", () => {
    expect(playwrightTests(PLAYWRIGHT, "unexpected")).toEqual([
      {
        title: "home.spec.ts:9 › in arrears › says so",
        errors: ["Error: not visible\n    at test/e2e/home.spec.ts:10:2", "second"],
      },
    ]);
    expect(playwrightTests(PLAYWRIGHT, "flaky")).toEqual([
      { title: "home.spec.ts:20 › in arrears › moves", errors: ["too early"] },
    ]);
  });

  it("reads failed tests of vitest and files that could not start", () => {
    const file = `${ROOT}/src/a.spec.ts`;
    const report = {
      testResults: [
        {
          name: file,
          status: "failed",
          message: "",
          assertionResults: [
            {
              ancestorTitles: ["a price"],
              title: "is whole",
              status: "failed",
              failureMessages: [
                "AssertionError: expected 1 to be 2\n    at file:///x/node_modules/vitest/dist/index.js:1:1",
              ],
            },
            { ancestorTitles: [], title: "is there", status: "passed", failureMessages: [] },
          ],
        },
        { name: file.replace("a.", "b."), status: "failed", message: "Cannot find module", assertionResults: [] },
        { name: file.replace("a.", "c."), status: "passed", message: "", assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { title: "src/a.spec.ts › a price › is whole", errors: ["AssertionError: expected 1 to be 2"] },
      { title: "src/b.spec.ts", errors: ["Cannot find module"] },
    ]);
  });
});

describe("output of a failed stage", () => {
  it("lists all failed tests before the first error", () => {
    expect(
      formatFailures([
        { title: "one", errors: ["because\nof this"] },
        { title: "two", errors: [] },
      ]).split("\n"),
    ).toEqual(["  one", "  two", "", "  one", "    because", "    of this", "", "  two"]);
  });

  it("prints only the first errors of a failed test and the beginning of a long one", () => {
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}`).join("\n");
    const [{ errors } = { errors: [] }] = playwrightTests(
      {
        suites: [
          {
            title: "a",
            file: "a",
            specs: [
              {
                title: "t",
                file: "a",
                line: 1,
                tests: [{ status: "unexpected", results: [{ status: "failed", errors: [{ message: lines }] }] }],
              },
            ],
          },
        ],
      },
      "unexpected",
    );
    expect(errors.join("").split("\n").length).toBeLessThan(30);
    expect(errors.join("")).toContain("… and 476 more lines");
    const many = formatFailures([{ title: "t", errors: Array.from({ length: 40 }, (_, index) => `error ${index}`) }]);
    expect(many).toContain("error 2\n    … and 37 more errors");
  });

  it("prints the end of a failed stage's output when no test failed", () => {
    expect(lastLines(`${"[1/485] opens\n".repeat(485)}Error: the server went away`)).toContain(
      "Error: the server went away",
    );
    expect(lastLines("x\n".repeat(485)).length).toBeLessThan(100);
  });
});
