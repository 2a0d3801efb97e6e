import { placeLine, streetLine, type Address } from "#domain/products/index.ts";
import { foreignCountry } from "#domain/products/address.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";

/** Street, postal code, city and, when foreign, the country. */
export function AddressText({ address }: { readonly address: Address }) {
  const { zip, city } = placeLine(address);
  const country = foreignCountry(address);
  return (
    <>
      {providerText(streetLine(address))}
      {(zip !== undefined || city !== undefined) && ", "}
      {zip !== undefined && <span className="nowrap">{zip}</span>} {city !== undefined && providerText(city)}
      {country !== undefined && `, ${providerText(country)}`}
    </>
  );
}
