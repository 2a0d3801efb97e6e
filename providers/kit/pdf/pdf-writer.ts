import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { encode } from "uqr";

/** Portal typeface with Polish letters; licence in public/fonts/OFL.txt. */
const fontFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));
const REGULAR = fontFile("atkinson-hyperlegible-next-polish.ttf");
const BOLD = fontFile("atkinson-hyperlegible-next-polish-bold.ttf");

/** Page margin, points. The bottom margin holds the footer. */
const MARGIN = 48;
const BOTTOM_MARGIN = 64;
const INK = "#172528";
const MUTED = "#4f6165";
const RULE = "#c3ced0";
const CELL_PADDING = 4;
const HEADER_SIZE = 9;
const TABLE_SIZE = 10;
/** Declares conformance with PDF/UA-1 (ISO 14289-1). */
const PDF_UA =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">' +
  "<pdfuaid:part>1</pdfuaid:part></rdf:Description>";

export interface TextStyle {
  /** Font size, points; 10.5 without it. */
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
  readonly align?: "left" | "right";
}

export interface PdfColumn {
  readonly title: string;
  /** Width, points. */
  readonly width: number;
  readonly align?: "left" | "right";
}

export interface TableOptions {
  /** The first cell of each row names the row. */
  readonly hasRowHeaders?: boolean;
  /** The last row is a total and bold. */
  readonly hasTotal?: boolean;
}

/** Place of a block on the page, points. */
export interface Frame {
  readonly x: number;
  readonly width: number;
}

type StructureElement = ReturnType<PDFKit.PDFDocument["struct"]>;

interface CellStructure extends PDFKit.Mixins.StructureElementOptions {
  readonly lang: "pl-PL";
  readonly scope?: "Column" | "Row";
}

interface FigureStructure extends PDFKit.Mixins.StructureElementOptions {
  readonly alt: string;
  /** Left, upper, right and lower edge on the page, points. */
  readonly bbox: readonly [number, number, number, number];
}

/** Square of a picture on the page, points. */
export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Cell extends Required<Omit<PdfColumn, "title">> {
  readonly text: string;
  readonly tag: "TH" | "TD";
  readonly scope: "Column" | "Row";
}

export interface PdfAbout {
  readonly title: string;
  readonly author: string;
}

/**
 * Writes a Polish A4 document as PDF/UA: each text has its element in the structure tree, each picture an alternative
 * text, and lines and backgrounds are artifacts. The next block begins at `y`.
 */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  #frame: Frame;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    this.#frame = this.page;
    this.#root = pdf.struct("Document", { lang: "pl-PL" });
    pdf.addStructure(this.#root);
  }

  /** Area between the side margins. */
  get page(): Frame {
    return { x: MARGIN, width: this.#pdf.page.width - 2 * MARGIN };
  }

  get y(): number {
    return this.#pdf.y;
  }

  /** Writes the following blocks into `frame`, from `y`. */
  moveTo(y: number, frame: Frame = this.page): void {
    this.#frame = frame;
    this.#pdf.y = y;
  }

  /** Leaves space of `height` points. */
  skip(height: number): void {
    this.#pdf.y += height;
  }

  /** Begins a new page unless `height` points are left on this one. */
  ensureSpace(height: number): void {
    if (this.#pdf.y + height > this.#pdf.page.height - BOTTOM_MARGIN) this.#pdf.addPage();
  }

  heading(level: 1 | 2, text: string): void {
    this.#text(level === 1 ? "H1" : "H2", text, { size: level === 1 ? 20 : 12, isBold: true });
    this.skip(3);
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#text("P", text, style);
    this.skip(2);
  }

  /** Draws a picture with its alternative text. `draw` gets the document, with the origin at the picture's corner. */
  figure(alt: string, { x, y, size }: FigurePlace, draw: (pdf: PDFKit.PDFDocument) => void): void {
    const pdf = this.#pdf;
    const structure: FigureStructure = { alt, bbox: [x, y, x + size, y + size] };
    const element = pdf.struct("Figure", structure, () => {
      pdf.save().translate(x, y);
      draw(pdf);
      pdf.restore();
    });
    this.#root.add(element);
  }

  qrCode(alt: string, content: string, place: FigurePlace): void {
    const { data } = encode(content, { border: 0 });
    const module = place.size / data.length;
    this.figure(alt, place, (pdf) => {
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) pdf.rect(x * module, y * module, module, module);
        }),
      );
      pdf.fill("#000000");
    });
  }

  /** Draws a background behind the next blocks. */
  panel(frame: Frame, height: number, colour: string): void {
    this.#artifact(() => this.#pdf.roundedRect(frame.x, this.#pdf.y, frame.width, height, 6).fill(colour));
  }

  /** Writes a table; the column titles are repeated on each page. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[], options: TableOptions = {}): void {
    const { hasRowHeaders = false, hasTotal = false } = options;
    const table = this.#pdf.struct("Table");
    this.#root.add(table);
    this.#headerRow(table, columns);
    rows.forEach((row, index) => {
      const isTotal = hasTotal && index === rows.length - 1;
      const cells = columns.map(({ width, align = "left" }, at): Cell => ({
        text: row[at] ?? "",
        width,
        align,
        tag: hasRowHeaders && at === 0 ? "TH" : "TD",
        scope: "Row",
      }));
      if (this.#pdf.y + this.#heightOf(cells, isTotal) > this.#pdf.page.height - BOTTOM_MARGIN) {
        this.#pdf.addPage();
        this.#headerRow(table, columns);
      }
      this.#row(table, cells, { size: TABLE_SIZE, isBold: isTotal });
    });
    table.end();
    this.skip(6);
  }

  /** Writes `text` and the page number at the bottom of each page, then ends the document. */
  end(text: string): void {
    const pdf = this.#pdf;
    this.#root.end();
    const { count } = pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      pdf.switchToPage(index);
      pdf.page.margins.bottom = 0;
      this.#artifact(() => {
        this.#style({ size: 8.5, isMuted: true });
        const y = pdf.page.height - 40;
        pdf.text(text, MARGIN, y, { width: this.page.width - 80, lineBreak: false });
        pdf.text(`Strona ${index + 1} z ${count}`, MARGIN, y, { width: this.page.width, align: "right" });
      });
    }
    pdf.end();
  }

  #artifact(draw: () => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.#pdf.endMarkedContent();
  }

  #style({ size = 10.5, isBold = false, isMuted = false }: TextStyle): void {
    this.#pdf
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(isMuted ? MUTED : INK);
  }

  #text(tag: string, text: string, style: TextStyle): void {
    this.#style(style);
    const { x, width } = this.#frame;
    this.#root.add(
      this.#pdf.struct(tag, {}, () => {
        this.#pdf.text(text, x, this.#pdf.y, { width, align: style.align ?? "left", lineGap: 1.5 });
      }),
    );
  }

  #headerRow(table: StructureElement, columns: readonly PdfColumn[]): void {
    const cells = columns.map(({ title, width, align = "left" }): Cell => ({
      text: title,
      width,
      align,
      tag: "TH",
      scope: "Column",
    }));
    this.#row(table, cells, { size: HEADER_SIZE, isBold: true, isMuted: true });
  }

  #heightOf(cells: readonly Cell[], isBold: boolean): number {
    this.#style({ size: TABLE_SIZE, isBold });
    const heights = cells.map(({ text, width }) => this.#pdf.heightOfString(text, { width: width - 2 * CELL_PADDING }));
    return Math.max(...heights) + 2 * CELL_PADDING;
  }

  #row(table: StructureElement, cells: readonly Cell[], style: TextStyle): void {
    const pdf = this.#pdf;
    const height = this.#heightOf(cells, style.isBold === true);
    const top = pdf.y;
    this.#style(style);
    const row = pdf.struct("TR");
    table.add(row);
    let { x } = this.#frame;
    for (const { text, width, align, tag, scope } of cells) {
      const left = x + CELL_PADDING;
      const structure: CellStructure = tag === "TH" ? { lang: "pl-PL", scope } : { lang: "pl-PL" };
      row.add(
        pdf.struct(tag, structure, () => {
          if (text !== "") pdf.text(text, left, top + CELL_PADDING, { width: width - 2 * CELL_PADDING, align });
        }),
      );
      x += width;
    }
    row.end();
    pdf.y = top + height;
    this.#artifact(() => pdf.moveTo(this.#frame.x, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).stroke(RULE));
  }
}

/** Creates a Polish PDF/UA that `write` fills; `footer` stands on each page. Rejects if PDF creation fails. */
export function createPdf(about: PdfAbout, footer: string, write: (writer: PdfWriter) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM_MARGIN },
    info: { Title: about.title, Author: about.author },
    lang: "pl-PL",
    pdfVersion: "1.7",
    displayTitle: true,
    tagged: true,
    bufferPages: true,
  });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", REGULAR);
  pdf.registerFont("bold", BOLD);
  pdf.appendXML(PDF_UA);
  const writer = new PdfWriter(pdf);
  write(writer);
  writer.end(footer);
  return done;
}
