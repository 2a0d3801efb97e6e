import { getDocumentProxy } from "unpdf";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type StructureNode = Awaited<ReturnType<Page["getStructTree"]>>;

export interface PdfElement {
  /** Role in the structure tree, such as `H1`. */
  readonly role: string;
  readonly alt: string | undefined;
}

export interface PdfContent {
  readonly title: string;
  readonly language: string;
  readonly isMarked: boolean;
  readonly pages: number;
  /** Text of all pages, one line per piece. */
  readonly text: string;
  readonly elements: readonly PdfElement[];
  /** Texts that are neither in the structure tree nor artifacts. */
  readonly untagged: readonly string[];
}

const stringOf = (record: object, key: string): string => {
  const value: unknown = Object.entries(record).find(([name]) => name === key)?.[1];
  return typeof value === "string" ? value : "";
};

function elementsOf(node: StructureNode): readonly PdfElement[] {
  const children = node.children.flatMap((child) => ("role" in child ? elementsOf(child) : []));
  return [{ role: node.role, alt: stringOf(node, "alt") === "" ? undefined : stringOf(node, "alt") }, ...children];
}

/** Reads texts and structure tree of a PDF as assistive technology gets them. */
export async function readPdf(file: Uint8Array): Promise<PdfContent> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const texts: string[] = [];
  const untagged: string[] = [];
  const elements: PdfElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    elements.push(...elementsOf(await page.getStructTree()));
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let depth = 0;
    for (const item of items) {
      if (!("str" in item)) depth += item.type === "endMarkedContent" ? -1 : 1;
      else if (item.str.trim() !== "") {
        texts.push(item.str);
        if (depth === 0) untagged.push(item.str);
      }
    }
  }
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  return {
    title: stringOf(info, "Title"),
    language: stringOf(info, "Language"),
    isMarked: marks?.Marked === true,
    pages: pdf.numPages,
    text: texts.join("\n"),
    elements,
    untagged,
  };
}
