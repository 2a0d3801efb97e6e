import { expect, it } from "vitest";
import { isChunkLoadError } from "./is-chunk-load-error.ts";

it.each<[unknown, boolean]>([
  [new TypeError("Failed to fetch dynamically imported module: https://portal.example/assets/a.js"), true],
  [new TypeError("error loading dynamically imported module: https://portal.example/assets/a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  [new Error("Unable to preload CSS for /assets/a.css"), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ["Importing a module script failed.", false],
  [undefined, false],
])("(part of GUARD-06) tells a chunk that did not load from a page that throws: %s", (error, expected) =>
  expect(isChunkLoadError(error)).toBe(expected),
);
