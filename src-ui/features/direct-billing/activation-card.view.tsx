import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Activation, StreamingService } from "#domain/direct-billing/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Card } from "#ui/design-system/card.tsx";
import { CopyRow } from "#ui/design-system/copy-row.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./direct-billing.texts.ts";

export interface ActivationCardProps {
  readonly service: StreamingService;
  readonly activation: Activation;
  /** Whether it could be copied. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** How the account with the other company is set up: there, by an address or a code. */
export function ActivationCard({ service: { name }, activation, copy }: ActivationCardProps) {
  return (
    <Card title={t("activation.title")} kind="stack" bareTitle>
      {activation.kind === "link" ? (
        <>
          <p>{t("activation.link", { name })}</p>
          <div><LinkButton href={activation.href} icon={ExternalLink} rel="noopener noreferrer" target="_blank" {...trackedAs("subscription-set-up")}>{t("activation.open", { name })}</LinkButton></div>
        </>
      ) : (
        <Code name={name} code={activation.code} copy={copy} />
      )}
    </Card>
  );
}

function Code({ name, code, copy }: { readonly name: string; readonly code: string; readonly copy: ActivationCardProps["copy"] }) {
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const press = async () => setCopied(await copy(code));
  return (
    <>
      <dl className="rows copy-rows">
        <CopyRow label={t("activation.code", { name })} buttonLabel={t(copied === true ? "activation.copied" : "activation.copy")} said={code} copied={copied === true} marks={trackedAs("subscription-code", "COPY")} onCopy={() => void press()}>
          {code}
        </CopyRow>
      </dl>
      <p aria-live="polite" className="muted small">{copied === false && t("activation.copyFailed")}</p>
    </>
  );
}
