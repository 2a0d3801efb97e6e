import { pathTo } from "#domain/navigation/paths.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./contact.texts.ts";

interface NeededConsentsProps {
  /** Names of the consents. */
  readonly consents: readonly string[];
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/**
 * Dialog above the form, listing consents that would lose their contact data (ACC-09). Nothing is saved; the form keeps
 * its values.
 */
export function NeededConsents({ consents, onStay, onGo }: NeededConsentsProps) {
  const foot = (
    <>
      <LinkButton variant="primary" href={pathTo("agreements")} onClick={onGo}>
        {t("needed.go")}
      </LinkButton>
      <Button onClick={onStay}>{t("cancel")}</Button>
    </>
  );
  return (
    <ClosableDialog
      name="contact-consents"
      size="m"
      role="alertdialog"
      title={t("needed.title")}
      onClose={onStay}
      foot={foot}
    >
      <p>{t("needed.text")}</p>
      <ul>
        {consents.map((name) => (
          <li key={name} lang="pl">
            {providerText(name)}
          </li>
        ))}
      </ul>
    </ClosableDialog>
  );
}
