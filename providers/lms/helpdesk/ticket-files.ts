import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { WrittenMessage } from "./ticket-writer.ts";

/** Rights of directories and files: those of the group as well, which the web server of LMS is in. */
const DIRECTORY_MODE = 0o770;
const FILE_MODE = 0o660;

/** File with its content. */
export interface TicketFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Returns the directory of a message, as LMS names it. */
function directoryOf(root: string, { ticket, message }: WrittenMessage): string {
  return join(root, String(ticket).padStart(6, "0"), String(message).padStart(6, "0"));
}

/** Returns a name that LMS stores: letters and digits of ASCII, dots, hyphens and underscores. */
function storedName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");
  return plain
    .replace(/[^A-Za-z0-9._-]/g, "_")
    .replace(/^\.+/, "_")
    .slice(-200);
}

/** Returns the names under which files are stored; equal names get a number. */
export function storedNames(names: readonly string[]): readonly string[] {
  const used: string[] = [];
  for (const name of names.map(storedName)) {
    const dot = name.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    let free = name;
    for (let number = 2; used.includes(free); number += 1) free = `${stem}-${number}${ending}`;
    used.push(free);
  }
  return used;
}

/** Makes a directory unless it exists. The rights do not depend on the umask of the process. */
async function makeDirectory(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (made !== undefined) await chmod(path, DIRECTORY_MODE);
}

/** Writes the files of a message where LMS looks for them. */
export async function writeTicketFiles(
  root: string,
  message: WrittenMessage,
  files: readonly TicketFile[],
): Promise<void> {
  if (files.length === 0) return;
  const directory = directoryOf(root, message);
  await makeDirectory(dirname(directory));
  await makeDirectory(directory);
  for (const { name, content } of files) {
    await writeFile(join(directory, name), content);
    await chmod(join(directory, name), FILE_MODE);
  }
}

/** Returns the content of a file of a message; `undefined` if it is missing. */
export async function readTicketFile(root: string, message: WrittenMessage, name: string): Promise<Buffer | undefined> {
  // LMS stores names without a path; another one would leave the directory.
  if (/[/\\]/.test(name) || name === ".." || name === ".") return undefined;
  try {
    return await readFile(join(directoryOf(root, message), name));
  } catch {
    return undefined;
  }
}
