import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { unreportedErrors } from "./unreported-errors.ts";
import { filesOf } from "./tree.ts";

const sources = filesOf(ROOT)
  .filter((path) => /^src(-ui)?\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

it("(part of HTTP-04) finds no error boundary of React or the router that does not report", () => {
  expect(sources.some(({ text }) => text.includes("createRoot("))).toBe(true);
  expect(sources.some(({ text }) => text.includes("<RouterProvider"))).toBe(true);
  expect(unreportedErrors(sources)).toEqual([]);
});

it.each([
  ["a root without handlers", "createRoot(element).render(<App />);", "creates a root"],
  ["a root with one handler", "createRoot(element, { onUncaughtError: show }).render(<App />);", "creates a root"],
  ["a hydrated root", "hydrateRoot(element, <App />, { ...rootErrorHandlers(errors) });", "creates a root"],
  [
    "a root with declared options that lack a handler",
    "const options: RootOptions = {\n  ...rootErrorHandlers(errors),\n};\ncreateRoot(element, options).render(<App />);",
    "creates a root",
  ],
  ["a router", "<RouterProvider router={createRouter()} />", "provides a router"],
  ["a router whose errors are dropped", "<RouterProvider router={r} onError={() => undefined} />", "provides a router"],
  ["a boundary", "class A extends Component { static getDerivedStateFromError() {} }", "has an error boundary"],
  [
    "an exception as lost network",
    'try { a(); } catch { return fail({ kind: "unreachable" }); }',
    "presents an exception",
  ],
  ["a rejection as lost network", 'a().catch(() => fail({ kind: "unreachable" }));', "presents an exception"],
  ["a root whose boundaries are silent", "const options = { onCaughtError: () => undefined };", "changes who handles"],
])("(part of HTTP-04) reports an error boundary that does not report: %s", (_case, text, problem) => {
  expect(unreportedErrors([{ path: "src/a.tsx", text }])).toEqual([expect.stringContaining(`src/a.tsx ${problem}`)]);
});

it("(part of HTTP-04) accepts roots and routers that pass errors to the recorder", () => {
  const text = `
    createRoot(element, { ...rootErrorHandlers(errors), onUncaughtError: (error) => errors.recordCaught(error) })
      .render(<RouterProvider router={createRouter(a, (b))} onError={(error) => errors.recordCaught(error)} />);`;
  const named = `
    const options: RootOptions = {
      ...rootErrorHandlers(errors),
      onUncaughtError: (error) => errors.recordCaught(error),
    };
    hydrateRoot(element, <App />, options);`;
  for (const accepted of [text, named]) expect(unreportedErrors([{ path: "src/a.tsx", text: accepted }])).toEqual([]);
});
