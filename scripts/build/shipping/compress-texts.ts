import { readdirSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Extensions of text files; fonts and pictures are compressed already. */
const TEXTS = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".webmanifest", ".wasm"]);

/** Smallest file to compress, in bytes. A smaller response is one packet anyway. */
const SMALLEST = 256;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const [brotli, gzipped] = await Promise.all([
    asBrotli(text, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length } }),
    asGzip(text, { level: 9 }),
  ]);
  if (brotli.length < text.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < text.length) await writeFile(`${file}.gz`, gzipped);
}

/**
 * Writes `<file>.br` and `<file>.gz` next to every text file in `built`, so that the server does not compress at run
 * time.
 */
export async function compressTexts(built: string): Promise<void> {
  const names = readdirSync(built, { recursive: true, encoding: "utf8" }).filter(
    (name) => TEXTS.has(extname(name)) && !name.startsWith("."),
  );
  const files = names.map((name) => join(built, name));
  const areFiles = await Promise.all(files.map(async (file) => (await stat(file)).isFile()));
  await Promise.all(files.filter((_, index) => areFiles[index]).map(compressFile));
}
