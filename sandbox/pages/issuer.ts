import type { Configuration } from "#domain/configuration/index.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { PdfWriter } from "#kit/pdf/pdf-writer.ts";

/** Operator as its documents name it. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly taxId: string;
  readonly brand: Configuration["brand"];
  /** Phone of the customer service. */
  readonly phone: string;
  /** Host at which the ministry verifies invoices (KSeF). */
  readonly ksefHost: string;
}

const KSEF_HOST = "qr.ksef.mf.gov.pl";
const LOGO_SIZE = 32;

/** Returns the operator of a tenant. */
export function issuerOf(tenant: Tenant): Issuer {
  const { brand, help, hosts } = tenant.configuration;
  return {
    ...sellerOf(tenant),
    brand,
    phone: help.customerService?.number ?? "",
    ksefHost: hosts.ksef ?? KSEF_HOST,
  };
}

/** Returns the footer of the operator's documents. */
export const footerOf = ({ name, address, taxId, phone }: Issuer): string =>
  `${name}, ${address}, NIP ${taxId}. Obsługa klienta: ${phone.replaceAll(" ", "\u00a0")}.`;

/** Draws logo and name of the operator at the top of the page. */
export function drawLetterhead(writer: PdfWriter, { brand }: Issuer): void {
  const { x, width } = writer.page;
  const top = writer.y;
  writer.figure(`Logo ${brand.name}`, { x, y: top, size: LOGO_SIZE }, (pdf) => {
    pdf
      .path(brand.logo.lines)
      .lineWidth(2.5)
      .lineCap("round")
      .stroke(brand.colours?.["beam"]?.[0] ?? "#172528");
    pdf.path(brand.logo.shape).fill(brand.colours?.["pay"]?.[0] ?? "#172528");
  });
  writer.moveTo(top + 4, { x: x + LOGO_SIZE + 10, width: width - LOGO_SIZE - 10 });
  writer.paragraph(brand.name, { size: 18, isBold: true });
  writer.moveTo(top + LOGO_SIZE + 24);
}
