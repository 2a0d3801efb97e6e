import { OutsideLink } from "#ui/shared/outside-link.tsx";
import { t } from "../invoice.texts.ts";

/** Link to the ministry's verification page, outside the portal. */
export function KsefLink({ address, label }: { readonly address: string; readonly label: string }) {
  return (
    <p>
      <OutsideLink address={address} label={label} lastWord={t("ksef.outside")} />
    </p>
  );
}
