import { ArrowLeft } from "lucide-react";
import { Button } from "#ui/design-system/button.tsx";
import { HelpLines } from "../help-lines.tsx";
import type { LoginHelpLine } from "../login.view.tsx";
import { t } from "./registration.texts.ts";

/**
 * Stage for customers without an address for a code: they register by phone. Shows only the first help line, with its
 * hours on one line.
 */
export function ByPhoneStage({
  helpLines,
  onBack,
}: {
  readonly helpLines: readonly LoginHelpLine[];
  readonly onBack: () => void;
}) {
  const service = helpLines.slice(0, 1).map((line) => ({ ...line, hours: line.hours.replaceAll("–", "–\u2060") }));
  return (
    <>
      <HelpLines of={service} />
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
