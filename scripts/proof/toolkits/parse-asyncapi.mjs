// Parses an AsyncAPI document: node parse-asyncapi.mjs <folder of the parser> <document>. Prints one line
// per problem. Plain JavaScript: the parser is installed outside the project.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, document] = process.argv.slice(2);
const { Parser } = createRequire(join(folder, "package.json"))("@asyncapi/parser");
const { diagnostics, document: parsed } = await new Parser().parse(readFileSync(document, "utf8"), {
  source: document,
});
for (const { code, message, path } of diagnostics) console.log(`failed ${path.join(".")}: ${code}: ${message}`);
if (parsed === undefined) console.log("failed: the parser returned no document");
else console.log(`ok ${parsed.info().title()}`);
process.exitCode = diagnostics.length > 0 || parsed === undefined ? 1 : 0;
