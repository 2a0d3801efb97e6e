import type { Plugin } from "vite";
import { asRecord, asText } from "../json.ts";

/** Comment that asks Chromium to compile all functions of a file. It counts in the first line only. */
const COMPILE_WHOLE = "//# allFunctionsCalledOnLoad";

/** Returns a source map of a file that has got one more line at its top. */
function withFirstLine(map: string | Uint8Array): string {
  const parsed = asRecord(JSON.parse(typeof map === "string" ? map : new TextDecoder().decode(map)));
  return JSON.stringify({ ...parsed, mappings: `;${asText(parsed["mappings"])}` });
}

/**
 * Marks chunks of which a visit runs most functions at once. Chromium compiles a marked file while it downloads it, on
 * another thread; otherwise it compiles each function at its first call, on the thread that draws the page. Other
 * browsers read a comment. Fails when the build has no chunk of a name (docs/adr/0068).
 */
export function compileWholePlugin(names: readonly string[]): Plugin {
  return {
    name: "ebok:compile-whole",
    apply: "build",
    generateBundle: {
      // After Vite has put the list of preloaded files into the first line.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name);
          if (chunk === undefined) throw new Error(`The build has no chunk "${name}" (vite.config.ts).`);
          chunk.code = `${COMPILE_WHOLE}\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === "asset") map.source = withFirstLine(map.source);
        }
      },
    },
  };
}
