import { Link } from "#ui/design-system/link.tsx";
import { providerText } from "./texts/provider-text.ts";

/** Grouped Polish phone number, mobile or landline. */
const PHONE = /(?<!\d)(\d{3}\s\d{3}\s\d{3}|\d{2}\s\d{3}\s\d{2}\s\d{2})(?![\d\s]*\d)/u;

/** Text of the server in which phone numbers are links that dial them. */
export function PhoneLinks({ text }: { readonly text: string }) {
  // Odd indexes are the numbers.
  return providerText(text)
    .split(PHONE)
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        <Link key={place} href={`tel:+48${part.replace(/\D/gu, "")}`}>
          {part}
        </Link>
      ),
    );
}
