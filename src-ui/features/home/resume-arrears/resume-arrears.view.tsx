import type { ReactNode } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "home.resume-arrears");

export interface ResumeArrearsViewProps {
  /** Continues a started payment of the arrears; `undefined` if none can be continued. */
  readonly resume: (() => void) | undefined;
  /** Link to the invoices. */
  readonly children: ReactNode;
}

/** Button that continues a payment of the arrears, before the link to the invoices (PROD-17). */
export function ResumeArrearsView({ resume, children }: ResumeArrearsViewProps) {
  if (resume === undefined) return children;
  return (
    <div className="cluster">
      <Button variant="pay" onClick={resume} {...trackedAs("payment-resume")}>
        {t("resume")}
      </Button>
      {children}
    </div>
  );
}
